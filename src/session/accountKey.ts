import { useSession, useSessionState } from './context.ts';
import type { Session } from './types.ts';

/** An SWR key of data that belong to the signed-in person. */
export type AccountKey<Parts extends readonly unknown[] = readonly unknown[]> = readonly [
  account: string,
  ...Parts,
];

const owner = 'account of generation ';

/** The key of this account: a late answer for another account lands elsewhere. */
export const accountKey = <Parts extends readonly unknown[]>(
  session: Pick<Session, 'generation'>,
  ...parts: Parts
): AccountKey<Parts> => [owner + session.generation(), ...parts];

/** True if the key belongs to the account that is signed in. */
export const isCurrent = (session: Pick<Session, 'generation'>, [account]: AccountKey): boolean =>
  account === accountKey(session)[0];

/** True for keys of an account. SWR serializes keys and adds a prefix to those of lists. */
export const isAccountKey = (key: string): boolean => key.includes(`@"${owner}`);

/** Key of this account; `null`, for which SWR loads nothing, if nobody is signed in. */
export function useAccountKey<Parts extends readonly unknown[]>(...parts: Parts): AccountKey<Parts> | null {
  const session = useSession();
  const { status } = useSessionState();
  return status === 'authenticated' ? accountKey(session, ...parts) : null;
}
