import type { Subscription } from '#src/api/contract.ts';

/** Whether a subscription lets its person read: what is paid for stays open until its end, a free one that is cancelled does not. */
export const givesAccess = ({ status, price }: Subscription): boolean =>
  status !== 'expired' && !(status === 'cancelled' && price === null);
