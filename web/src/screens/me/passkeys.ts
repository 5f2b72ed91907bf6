// The browser side of passkeys. The standard encodes bytes as base64url in JSON; this file converts
// them.
import type { Identity, Passkey } from '../../generated/protocol';
import { ask } from '../../online/api';
import { keepIdentity } from '../../online/identity.svelte';

/**
 * Returns whether passkeys work here: the browser must support them, and the page's host must be a
 * domain name.
 */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer | null): string | undefined {
  if (!buffer) return undefined;
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the fields that the server expects whenever a passkey is created or used. */
function answered(made: PublicKeyCredential, response: object): object {
  return {
    id: made.id,
    rawId: made.id,
    type: made.type,
    authenticatorAttachment: made.authenticatorAttachment,
    clientExtensionResults: made.getClientExtensionResults(),
    response,
  };
}

/** Returns whether the error only means that the player cancelled. */
export function isLeft(problem: unknown): boolean {
  return problem instanceof DOMException && problem.name === 'NotAllowedError';
}

/** Creates a passkey for the current account. */
export async function addPasskey(): Promise<void> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/me/passkeys/challenge',
  );
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: (options.excludeCredentials ?? []).map(({ id }) => ({
        type: 'public-key',
        id: bytes(id),
      })),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  await ask<Passkey>(
    'POST',
    '/me/passkeys',
    answered(made, {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports(),
    }),
  );
}

/** Signs in to the account that a passkey belongs to. */
export async function signIn(): Promise<Identity> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkeys/challenge');
  const used = (await navigator.credentials.get({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(options.challenge),
      allowCredentials: [],
    },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  const identity = await ask<Identity>(
    'POST',
    '/passkeys/sign-in',
    answered(used, {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: text(response.userHandle),
    }),
  );
  keepIdentity(identity);
  return identity;
}
