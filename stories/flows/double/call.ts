import type { Body, EndpointName, Params, Reply } from '#src/api/contract.ts';
import type { Account, Session } from './state.ts';

/** The account that calls, and its session. */
export interface Caller {
  readonly account: Account;
  readonly session: Session;
}

/** One call of the contract, its body checked against it. */
export interface Call<Name extends EndpointName> {
  readonly body: Body<Name>;
  readonly params: Params<Name>;
  readonly query: URLSearchParams;
  /** False for visitors. */
  readonly hasBearer: boolean;
  /** @throws {Refusal} 401 for visitors */
  readonly caller: () => Caller;
}

/** Handlers of the double, one for each call it knows, typed by the contract. */
export type Handlers = { readonly [Name in EndpointName]?: (call: Call<Name>) => Reply<Name> };
