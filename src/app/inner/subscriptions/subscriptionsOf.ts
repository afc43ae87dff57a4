import { systemClock } from '#src/api/clock.ts';
import type { Session } from '#src/session/index.ts';
import { createSubscriptions, type Subscriptions } from '#src/subscriptions/index.ts';
import { notify } from '../../notices/notify.ts';

/** Milliseconds (specification section 8). */
const noticeTimeout = 5000;

const lists = new WeakMap<Session, Subscriptions>();

/** The list of whoever is signed in: one per page of the browser, emptied when the account changes hands. */
export function subscriptionsOf(session: Session): Subscriptions {
  const known = lists.get(session);
  if (known !== undefined) return known;
  const list = createSubscriptions({
    clock: systemClock,
    load: (page) => session.call('mySubscriptions', { query: { page } }),
    onFailure: (text) => notify({ tone: 'error', title: 'Ошибка', text }, noticeTimeout),
  });
  // Another person's login in another tab is no end of a session, but it passes through `loading`.
  session.subscribe(() => {
    if (session.getSnapshot().status !== 'authenticated') list.clear();
  });
  lists.set(session, list);
  return list;
}
