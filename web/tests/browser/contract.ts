// Checks the page's requests and the fake server's responses against the real server's API
// description. A component test cannot pass with a response that the real server would never send.
import { Ajv2020 } from 'ajv/dist/2020';
import { inject } from 'vitest';

const api = inject('api');
const schemas = new Ajv2020({ strict: false, validateFormats: false });
schemas.addSchema({ $id: 'api', ...api });

interface Exchange {
  method: string;
  url: URL;
  body: unknown;
  status: number;
  answer: unknown;
}

/**
 * Returns the documented path that matches this URL. Fixed paths take precedence over templates.
 */
function pathOf(address: string): string | undefined {
  const matches = (path: string) =>
    new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(address);
  return (
    Object.keys(api.paths).find((path) => path === address) ?? Object.keys(api.paths).find(matches)
  );
}

/**
 * Returns the status code that the API documents for success; 404 if the API has no such request.
 */
export function success(method: string, url: URL): number {
  const operation = api.paths[pathOf(url.pathname) ?? '']?.[method.toLowerCase()];
  const status = Object.keys(operation?.responses ?? {}).find((status) => status.startsWith('2'));
  return Number(status ?? 404);
}

/** Returns how a request or its response violates the API; undefined if neither does. */
export function breach({ method, url, body, status, answer }: Exchange): string | undefined {
  const path = pathOf(url.pathname);
  const operation = api.paths[path ?? '']?.[method.toLowerCase()];
  const name = `${method} ${url.pathname}`;
  if (!path || !operation) return `the server has no ${name}`;
  const known = new Set(operation.parameters?.map((parameter) => parameter.name));
  for (const parameter of url.searchParams.keys())
    if (!known.has(parameter)) return `${name} has no parameter ${parameter}`;
  const response = operation.responses[status];
  if (!response) return `${name} never answers ${status}`;
  const place = `api#/paths/${pointer(path)}/${method.toLowerCase()}`;
  const json = 'content/application~1json/schema';
  // A request that the server refuses may have any body.
  if (status < 400 && operation.requestBody?.content?.['application/json']) {
    const wrong = mismatch(`${place}/requestBody/${json}`, body);
    if (wrong) return `the body of ${name} is wrong: ${wrong}`;
  }
  if (!operation.requestBody && body !== undefined) return `${name} has no body`;
  if (response.content?.['application/json']) {
    const wrong = mismatch(`${place}/responses/${status}/${json}`, answer);
    if (wrong) return `the answer ${status} to ${name} is wrong: ${wrong}`;
  } else if (answer !== null && !response.content)
    return `the answer ${status} to ${name} is empty`;
  return undefined;
}

const pointer = (path: string) => encodeURIComponent(path.replaceAll('/', '~1'));

function mismatch($ref: string, value: unknown): string | undefined {
  const validate = schemas.getSchema($ref) ?? schemas.compile({ $ref });
  return validate(value) ? undefined : schemas.errorsText(validate.errors);
}
