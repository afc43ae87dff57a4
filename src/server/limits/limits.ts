import { createHash } from 'node:crypto';
import { eq, sql, type Placeholder } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { inSeconds, sharedNow, tables, type Database } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';
import type { LimitName, Settings } from '../settings/index.ts';

const { limitWindows } = tables;

export type Limits = ReturnType<typeof createLimits>;

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} сек.`;
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} мин.`;
  return `${Math.ceil(seconds / 3600)} ч.`;
}

const tooMany = (seconds: number) =>
  new HttpError(
    429,
    { detail: `Слишком много попыток. Попробуйте через ${inWords(seconds)}` },
    { 'Retry-After': String(seconds) },
  );

/** A hash, because addresses of any length come in, and to keep them out of a table that outlives an account. */
const keyOf = (name: LimitName, subject: string) =>
  `${name} ${createHash('sha256').update(subject).digest('base64url')}`;

/** Counts a try of whoever `key` is: the first one opens a window, the first after its end another. */
const countIn = (db: Database, key: string | Placeholder, seconds: number | Placeholder) => {
  const isOver = sql`${limitWindows.endsAt} <= ${sharedNow}`;
  return db
    .insert(limitWindows)
    .values({ key, hits: 1, endsAt: inSeconds(seconds) })
    .onConflictDoUpdate({
      target: limitWindows.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${limitWindows.hits} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitWindows.endsAt} end`,
      },
    })
    .returning({
      hits: limitWindows.hits,
      secondsLeft: sql<number>`ceil(extract(epoch from ${limitWindows.endsAt} - ${sharedNow}))::integer`,
    });
};

/** The limits of the settings, counted in the database in one statement each: parallel tries cannot pass them. */
export function createLimits(
  db: Database,
  settings: Pick<Settings, LimitName>,
  log: Pick<FastifyBaseLogger, 'info'>,
) {
  // Every log-in counts three times: built once.
  const count = countIn(db, sql.placeholder('key'), sql.placeholder('seconds')).prepare('count');

  /** @returns seconds until the window is over, 0 while the limit holds */
  async function hit(name: LimitName, subject: string, transaction?: Database): Promise<number> {
    const { hits: allowed, seconds } = settings[name];
    const key = keyOf(name, subject);
    const [window] = await (transaction === undefined
      ? count.execute({ key, seconds })
      : countIn(transaction, key, seconds));
    if (window === undefined || window.hits <= allowed) return 0;
    log.info(
      { limit: name, allowed: `${allowed}/${seconds}` },
      'a limit was met: the setting of its name raises it',
    );
    return Math.max(1, window.secondsLeft);
  }

  return {
    /**
     * Counts a try.
     * @param subject whom the limit holds for
     * @returns whether it is within the limit
     */
    allows: async (name: LimitName, subject: string): Promise<boolean> => (await hit(name, subject)) === 0,

    /**
     * Counts a try.
     * @param transaction of what is counted: undone together
     * @throws {HttpError} 429 beyond the limit
     */
    async require(name: LimitName, subject: string, transaction?: Database): Promise<void> {
      const seconds = await hit(name, subject, transaction);
      if (seconds > 0) throw tooMany(seconds);
    },

    /** Takes a counted try back, where only failures count. */
    async forgive(name: LimitName, subject: string): Promise<void> {
      await db
        .update(limitWindows)
        .set({ hits: sql`${limitWindows.hits} - 1` })
        .where(eq(limitWindows.key, keyOf(name, subject)));
    },
  };
}
