import { createHash } from 'node:crypto';
import { and, eq, gt, not, type Placeholder, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, inSeconds, sharedNow, tables } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';
import type { LimitName } from '../settings/limits.ts';
import type { Settings } from '../settings/table.ts';

const { limitWindows } = tables;

/** The name of what a limit counts, in the genitive: of one, of many. */
type Noun = readonly [one: string, many: string];

/** Nouns for the sentence about a limit: «Не больше 10 комментариев в минуту.» */
const nouns: Readonly<Partial<Record<LimitName, Noun>>> = {
  LIMIT_COMMENT: ['комментария', 'комментариев'],
  LIMIT_COMPLAINT: ['жалобы', 'жалоб'],
  LIMIT_CROP: ['кадрирования', 'кадрирований'],
  LIMIT_ORDER: ['заказа', 'заказов'],
  LIMIT_PROFILE: ['страницы', 'страниц'],
  LIMIT_PUBLISH: ['публикации', 'публикаций'],
  LIMIT_PUBLISH_NEW: ['публикации', 'публикаций'],
  LIMIT_RENAME: ['смены имени', 'смен имени'],
  LIMIT_SEARCH: ['запроса', 'запросов'],
  LIMIT_STATEMENT: ['запроса', 'запросов'],
  LIMIT_SUPPORT: ['сообщения', 'сообщений'],
  LIMIT_UPLOAD: ['файла', 'файлов'],
  LIMIT_WRITE: ['изменения', 'изменений'],
};

export type Limits = ReturnType<typeof createLimits>;

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} сек.`;
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} мин.`;
  return `${Math.ceil(seconds / 3600)} ч.`;
}

const windows: Readonly<Record<number, string>> = { 60: 'в минуту', 3600: 'в час', 86_400: 'в сутки' };

/** «Не больше 10 комментариев в минуту.» */
function limitInWords({ hits, seconds }: Settings[LimitName], [one, many]: Noun): string {
  const noun = hits % 10 === 1 && hits % 100 !== 11 ? one : many;
  return `Не больше ${hits} ${noun} ${windows[seconds] ?? `за ${inWords(seconds)}`}`.replace(/\.?$/, '.');
}

const tooMany = (seconds: number, problem = 'Слишком много попыток.') =>
  new HttpError(
    429,
    { detail: `${problem} Попробуйте через ${inWords(seconds)}` },
    { 'Retry-After': String(seconds) },
  );

/** A hash, because addresses have any length and must not stay in a table that outlives an account. */
const keyOf = (name: LimitName, subject: string) =>
  `${name} ${createHash('sha256').update(subject).digest('base64url')}`;

type Value<Type> = Type | Placeholder;

/**
 * Counts a try under `key`: the first one opens a window, the first after its end another. Tries after a refused one
 * are only looked up: a flood writes nothing, and nobody waits for a row.
 */
function countIn(db: Database, key: Value<string>, seconds: Value<number>, allowed: Value<number>) {
  const isOver = sql`${limitWindows.endsAt} <= ${sharedNow}`;
  const window = { hits: limitWindows.hits, endsAt: limitWindows.endsAt };
  const refused = db.$with('refused').as(
    db
      .select(window)
      .from(limitWindows)
      .where(and(eq(limitWindows.key, key), not(isOver), gt(limitWindows.hits, allowed))),
  );
  const counted = db.$with('counted').as(
    db
      .insert(limitWindows)
      .select(sql`select ${key}, 1, ${inSeconds(seconds)} where not exists (select from ${refused})`)
      .onConflictDoUpdate({
        target: limitWindows.key,
        set: {
          hits: sql`case when ${isOver} then 1 else ${limitWindows.hits} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitWindows.endsAt} end`,
        },
      })
      .returning(window),
  );
  // A row of the one or of the other.
  return db
    .with(refused, counted)
    .select({
      hits: sql<number>`coalesce(${refused.hits}, ${counted.hits})`,
      secondsLeft: sql<number>`ceil(extract(epoch from coalesce(${refused.endsAt}, ${counted.endsAt}) - ${sharedNow}))::integer`,
    })
    .from(refused)
    .fullJoin(counted, sql`true`);
}

/** The limits of the settings, counted in the database in one statement each: parallel tries cannot pass them. */
export function createLimits(
  db: Database,
  settings: Pick<Settings, LimitName>,
  log: Pick<FastifyBaseLogger, 'info'>,
) {
  // Every login counts three times: built once.
  const { placeholder } = sql;
  const count = countIn(db, placeholder('key'), placeholder('seconds'), placeholder('allowed')).prepare(
    'count',
  );

  /** @returns seconds until the window is over, 0 while the limit holds */
  async function hit(name: LimitName, subject: string, transaction?: Database): Promise<number> {
    const { hits: allowed, seconds } = settings[name];
    const key = keyOf(name, subject);
    const [window] = await (transaction === undefined
      ? count.execute({ key, seconds, allowed })
      : countIn(transaction, key, seconds, allowed));
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
     * @param transaction of what is counted: undone together
     * @returns whether it is within the limit; beyond it tries are counted no further
     */
    allows: async (name: LimitName, subject: string, transaction?: Database): Promise<boolean> =>
      (await hit(name, subject, transaction)) === 0,

    /**
     * Counts a try.
     * @param transaction of what is counted: undone together
     * @throws {HttpError} 429 beyond the limit
     */
    async require(name: LimitName, subject: string, transaction?: Database): Promise<void> {
      const seconds = await hit(name, subject, transaction);
      const noun = nouns[name];
      if (seconds > 0) throw tooMany(seconds, noun && limitInWords(settings[name], noun));
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
