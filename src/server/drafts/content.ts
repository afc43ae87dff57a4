import type { FastifyRequest } from 'fastify';
import type { Body } from '#src/api/contract.ts';
import type { Caller } from '../auth/index.ts';
import { type Database, sharedNow } from '../database/index.ts';
import { validatePostPrice } from '#src/validation/index.ts';
import { checkFields } from '../http/errors.ts';
import type { Limits } from '../limits/limits.ts';
import { checkNames, type Content, faultOf, type PostsDeps, wordsIn } from '../posts/index.ts';
import type { Settings } from '../settings/table.ts';

export interface DraftsDeps extends PostsDeps {
  /** Origin of the absolute `next` addresses. */
  readonly publicUrl: string;
  readonly limits: Pick<Limits, 'require'>;
  readonly settings: Pick<Settings, 'DRAFTS_TOTAL' | 'TEXTS_TOTAL' | 'SELLER_MODEL'>;
}

/** Characters. */
const maxUserAgent = 300;

/** Columns for the time and session of a save. */
export const savedBy = ({ headers }: Pick<FastifyRequest, 'headers'>, { sessionId }: Caller) => ({
  sessionId,
  userAgent: (headers['user-agent'] ?? '').slice(0, maxUserAgent),
  savedAt: sharedNow,
});

/** A draft as it was sent: as the contract describes it, but with blocks that are not checked yet. */
type Sent = Omit<Body<'createDraft'>, 'blocks'> & { readonly blocks: unknown };

/** Options for a body: an error names its block, and a character may take six bytes. */
export const bodyOptions = { unchecked: ['blocks'], bodyLimit: 2 ** 20 };

/** PostgreSQL cannot store the null character and lone surrogates. */
const titleProblem = (title: string) =>
  /\0|\p{Surrogate}/u.test(title) ? 'В названии знак, который нельзя сохранить.' : undefined;

function priceProblem({ audience, price }: Pick<Sent, 'audience' | 'price'>): string | undefined {
  if (price === null || price === undefined) return undefined;
  return audience === 'buyers'
    ? validatePostPrice(String(price / 100))
    : 'Цену назначают посту, который продаётся.';
}

/**
 * Validates an author's content as far as that needs no query.
 * @throws {HttpError} 400 with the place of what is wrong
 */
export function contentOf({
  title,
  blocks,
  audience,
  tiers,
  price = null,
}: Body<'createDraft'>): Omit<Content, 'authorId'> {
  checkFields({
    title: titleProblem(title),
    blocks: faultOf(blocks),
    price: priceProblem({ audience, price }),
  });
  return { title, blocks, audience, tierIds: tiers, price };
}

/**
 * The columns that keep a content.
 * @param archived tiers that open the post already
 * @throws {HttpError} 400 when it names what is not its author's
 */
export async function columnsOf(db: Database, content: Content, archived: readonly number[]) {
  checkFields((await checkNames(db, content, archived)).problems);
  const { title, blocks, audience, tierIds, price = null } = content;
  return { title, blocks, audience, tierIds: [...tierIds], price, words: wordsIn(blocks) };
}
