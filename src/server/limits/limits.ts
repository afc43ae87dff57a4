import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
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

/** The limits of the settings, counted in the database in one statement each: parallel tries cannot pass them. */
export function createLimits(db: Database, settings: Pick<Settings, LimitName>, now: () => Date) {
  const isOver = sql`${limitWindows.endsAt} <= ${sql.placeholder('moment')}`;
  // Every log-in counts three times: built once.
  const count = db
    .insert(limitWindows)
    .values({ key: sql.placeholder('key'), hits: 1, endsAt: sql.placeholder('endsAt') })
    .onConflictDoUpdate({
      target: limitWindows.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${limitWindows.hits} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitWindows.endsAt} end`,
      },
    })
    .returning()
    .prepare('count');

  /** @returns seconds until the window is over, 0 while the limit holds */
  async function hit(name: LimitName, subject: string): Promise<number> {
    const { hits: allowed, seconds } = settings[name];
    const moment = now();
    const [window] = await count.execute({
      key: keyOf(name, subject),
      moment: moment.toISOString(),
      endsAt: new Date(moment.getTime() + seconds * 1000),
    });
    if (window === undefined || window.hits <= allowed) return 0;
    return Math.max(1, Math.ceil((window.endsAt.getTime() - moment.getTime()) / 1000));
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
     * @throws {HttpError} 429 beyond the limit
     */
    async require(name: LimitName, subject: string): Promise<void> {
      const seconds = await hit(name, subject);
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
