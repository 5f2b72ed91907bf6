// What the real server says of its API. Requests of the page and answers of its stand-in are held
// to it, so that a component test cannot pass with an answer that no server gives.
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

/** Returns the path of the document that this address belongs to, fixed paths before templates. */
function pathOf(address: string): string | undefined {
  const matches = (path: string) =>
    new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(address);
  return (
    Object.keys(api.paths).find((path) => path === address) ?? Object.keys(api.paths).find(matches)
  );
}

/** Returns the status of a success, as documented; 404 for what the API does not have. */
export function success(method: string, url: URL): number {
  const operation = api.paths[pathOf(url.pathname) ?? '']?.[method.toLowerCase()];
  const status = Object.keys(operation?.responses ?? {}).find((status) => status.startsWith('2'));
  return Number(status ?? 404);
}

/** Returns what is wrong with a request or its answer; nothing if a server could have said it. */
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
  // What the server refuses may be anything.
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
