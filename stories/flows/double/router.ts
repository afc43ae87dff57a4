import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { endpoints, type EndpointName } from '#src/api/contract.ts';
import { fieldErrors } from '#src/server/http/fieldErrors.ts';
import { invalid } from './refusal.ts';

interface Description {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body?: TSchema;
  readonly isOpen?: true;
}

/** A call of the contract, found by its address. */
export interface Route extends Description {
  readonly name: EndpointName;
  readonly params: Record<string, string>;
}

const descriptions: readonly (readonly [EndpointName, Description])[] = Object.entries(endpoints).map(
  ([name, description]) => [name as EndpointName, description],
);

const patterns = descriptions
  .map(([name, description]) => {
    const text = description.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return { name, description, pattern: new RegExp(`^${text}$`) };
  })
  // `/auth/users/me/` is no e-mail.
  .toSorted(
    (one, other) => one.description.path.split('{').length - other.description.path.split('{').length,
  );

/** The call that a request makes; `undefined` for an address that the contract does not have. */
export function findRoute(method: string, pathname: string): Route | undefined {
  for (const { name, description, pattern } of patterns) {
    const found = description.method === method ? pattern.exec(pathname) : null;
    if (found === null) continue;
    const params = Object.entries(found.groups ?? {}).map(([key, text]) => [key, decodeURIComponent(text)]);
    return { ...description, name, params: Object.fromEntries(params) };
  }
  return undefined;
}

/** @throws {Refusal} 400 for a body that is not what the contract asks for */
export function checkBody(schema: TSchema, body: unknown): void {
  const problems = Errors(schema, body).flatMap((problem) => {
    const { keyword, instancePath, schemaPath } = problem;
    // The server drops what a body does not name.
    if (keyword === 'additionalProperties' || keyword === 'boolean') return [];
    const place = { keyword, instancePath, schemaPath };
    // Each missing field by itself, as the server's validator tells them.
    if (problem.keyword !== 'required') return [{ ...place, params: { ...problem.params } }];
    return problem.params.requiredProperties.map((name) => ({ ...place, params: { missingProperty: name } }));
  });
  if (problems.length > 0) throw invalid(fieldErrors(problems));
}
