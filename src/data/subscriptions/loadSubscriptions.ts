import type { Subscription } from '#src/api/contract.ts';
import { type Result, succeed } from '#src/api/result.ts';
import type { Session } from '#src/session/index.ts';
import { hasNext, readList } from './readList.ts';

/** Of ten entries each; more would mean that the server repeats its pages. */
const pageLimit = 100;

/** The whole list, page after page. */
export async function loadSubscriptions(
  session: Pick<Session, 'call'>,
): Promise<Result<readonly Subscription[]>> {
  const list: Subscription[] = [];
  for (let page = 1; page <= pageLimit; page += 1) {
    const reply = await session.call('mySubscriptions', { query: { page } });
    if (!reply.ok) return reply;
    list.push(...readList(reply.value));
    if (!hasNext(reply.value)) break;
  }
  return succeed(list);
}
