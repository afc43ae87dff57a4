import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { publishDue } from '#src/server/drafts/index.ts';
import { createLimits } from '#src/server/limits/limits.ts';
import { parseSettings } from '#src/server/settings/parse.ts';
import { noLimits } from '#tests/setup/limits.ts';
import type { TestServer } from './testServer.ts';

/** Publishes what is due, as a server does every few seconds. */
export function publishWhatIsDue(
  { db, queue }: Pick<TestServer & OpenDatabase, 'db' | 'queue'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const limits = createLimits(db, parseSettings(noLimits), { info: () => undefined });
  return publishDue({ db, queue, limits, log });
}
