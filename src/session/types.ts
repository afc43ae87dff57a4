import type { Arguments, ClientOptions } from '#src/api/client.ts';
import type { Clock } from '#src/api/clock.ts';
import type { Body, EndpointName, Reply, User } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { SessionEvents } from './events.ts';
import type { TokenStore } from './store.ts';

/** State of the session for the application. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'authenticated' }
  /** `isOffline`: tokens are kept, the server could not be asked; it is asked again later. */
  | { status: 'visitor'; isOffline: boolean };

/** Reason why an authenticated session ended: the person, a failure, or another tab. */
export type SignOutReason = 'logout' | 'expired' | 'other-tab';

/** Reason why there is no session after a registration. In the last two cases the account *was* created. */
export type RegisterError =
  | ApiError
  /** The e-mail has to be confirmed before the first login (readings D7). */
  | { kind: 'activation' }
  /** Logging in failed for another reason; the person can log in later. */
  | { kind: 'login'; error: ApiError };

/** Every call but those that handle the tokens themselves. */
export type SessionEndpoint = Exclude<EndpointName, 'login' | 'refresh' | 'verify' | 'logout'>;

/** Tells whether something begun a while ago still concerns the same person. */
export interface Account {
  /** Grows whenever the account changes hands. */
  generation(): number;
  /** The account has changed hands since, perhaps by a login in another tab: nothing may be sent or written. */
  hasChanged(since: number): boolean;
}

export interface SessionDeps {
  /** Origin of the API. */
  origin: string;
  fetch: typeof globalThis.fetch;
  /** Tells a reply from nonsense. @default every reply is believed */
  guard?: ClientOptions['guard'];
  clock: Clock;
  store: TokenStore;
  events: SessionEvents;
}

/** The session engine (specification section 4). Nothing here throws or rejects. */
export interface Session {
  getSnapshot(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Grows whenever the account changes hands. */
  generation(): number;
  /** Hears whom a start or a login has found, just before `subscribe` hears of it. Nothing of the user is kept here. */
  onUser(listener: (user: User) => void): () => void;
  /** Hears of the end of an authenticated session just before `subscribe` does. A failed start-up is no such end. */
  onSignedOut(listener: (reason: SignOutReason) => void): () => void;
  /** Identifies the person and follows other tabs; returns the way to stop. Safe to call again. */
  start(): () => void;
  /** Asks again after an offline start, `loading` meanwhile. */
  resume(): Promise<void>;
  login(credentials: Body<'login'>): Promise<Result<User>>;
  register(account: Body<'register'>): Promise<Result<User, RegisterError>>;
  /** Clears at once, then tells the server and ignores its reply. */
  logout(): void;
  /** Ends the session like a logout when the server has deleted the account. */
  deleteAccount(confirmation: Body<'deleteMe'>): Promise<Result<void>>;
  /**
   * Makes a call with the bearer: a 401 is answered by one refresh and one repeat, else the session is cleared. If its
   * `signal` aborts it is not repeated; a pending refresh continues for the others.
   */
  call<Name extends SessionEndpoint>(name: Name, ...input: Arguments<Name>): Promise<Result<Reply<Name>>>;
  /** Origin of the API. */
  readonly origin: string;
  /** Access token for requests outside `call`; `undefined` when signed out or expired (`call` refreshes it). */
  bearer(): string | undefined;
}
