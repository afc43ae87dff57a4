import { useCallback, useState } from 'react';
import type { Query } from '#src/api/contract.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { useSession } from '#src/session/index.ts';
import { presets, useApi } from '../shared/api.ts';
import { usePaged } from '../shared/paged.ts';

/** Part of the statement. */
export type StatementChoice = Pick<NonNullable<Query<'statement'>>, 'kind' | 'from' | 'to'>;

/** Milliseconds after which a payment by somebody else is seen at the latest. */
const interval = 5000;

/** Balances of an author (`GET /api/money/`), asked for every few seconds while the page is visible. */
export const useMoney = () => useApi({ ...presets.onReturn, refreshInterval: interval }, 'money');

/** Moment at which the balances were last seen to have changed. */
function useChangedAt({ data }: Pick<ReturnType<typeof useMoney>, 'data'>): number {
  const balances = data && JSON.stringify(data.value);
  const [seen, setSeen] = useState({ balances, changedAt: 0 });
  if (seen.balances === balances || data === undefined) return seen.changedAt;
  const changedAt = seen.balances === undefined ? 0 : data.requestedAt;
  setSeen({ balances, changedAt });
  return changedAt;
}

/** Movements of an author's money, page by page (`GET /api/money/statement/`). They are loaded again when a balance changes. */
export function useStatement(choice: StatementChoice) {
  const money = useMoney();
  const outdatedSince = useChangedAt(money);
  const list = usePaged('statement', (position) => ({ query: { ...choice, ...position } }), {
    outdatedSince,
  });
  return { ...list, money };
}

/** More parts than any author's file has. */
const partLimit = 1000;

/** Loads the chosen movements as CSV (`GET /api/money/statement/file/`), whole. */
export function useStatementFile() {
  const session = useSession();
  return useCallback(
    async (choice: StatementChoice): Promise<Result<string>> => {
      let content = '';
      let cursor: string | undefined;
      for (let part = 0; part < partLimit; part += 1) {
        const query = { ...choice, ...(cursor !== undefined && { cursor }) };
        const reply = await session.call('statementFile', { query });
        if (!reply.ok) return reply;
        content += reply.value.content;
        if (reply.value.next === null) break;
        cursor = reply.value.next;
      }
      return succeed(content);
    },
    [session],
  );
}
