import type { Endpoint } from './contract/endpoint.ts';
import { endpoints, type EndpointName } from './contract.ts';

/** Method and path of a call. `{name}` in a path is one encoded segment. */
export type Route = readonly [method: Endpoint['method'], path: string];

/**
 * The route of every call, taken from the contract. The build puts this value in the place of this module, so that no schema
 * is downloaded.
 */
export const routes = Object.fromEntries(
  Object.entries(endpoints).map(([name, { method, path }]) => [name, [method, path]] as const),
) as Readonly<Record<EndpointName, Route>>;
