import type { Block } from '#src/api/contract.ts';
import type { Body } from '#src/server/posts/compose.ts';
import { authorOf, type Content, type Published } from './content.ts';
import { notFound, Refusal } from './refusal.ts';

/** A state of a post as its author has saved it. */
export interface SavedState {
  /** Counts the changes. */
  readonly revision: number;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly savedAt: Date;
  /** Where it was saved; `undefined` for what the demo brings. */
  readonly session: string | undefined;
}

/** A post as its author writes it: the post that readers get has the same id. */
export interface Draft extends SavedState, Body {
  readonly id: number;
  readonly author: number;
  readonly blocks: readonly Block[];
  readonly tiers: readonly number[];
  /** Of the last save. */
  readonly saveId: string | undefined;
  /** When it is due. */
  readonly publishAt: Date | null;
  /** Why it was not published when it was due. */
  readonly publishProblem: string | null;
  /** The one that readers have got last. */
  readonly publishedRevision: number | undefined;
  /** Former states, the newest first. */
  readonly kept: readonly SavedState[];
  /** It was deleted: with it the post that readers had, if they had it. */
  readonly deleted: { readonly post: Published | undefined } | undefined;
}

/** What nobody has saved, planned or published yet. */
export const untouched = {
  revision: 1,
  saveId: undefined,
  publishAt: null,
  publishProblem: null,
  publishedRevision: undefined,
  kept: [],
  deleted: undefined,
} as const satisfies Partial<Draft>;

/** Puts a draft in the place of the one before. */
export function putDraft({ drafts }: Content, draft: Draft): Draft {
  drafts.set(draft.id, draft);
  return draft;
}

/** One's own post of an address, deleted or not. @throws {Refusal} 404 where there is none */
export function findAny(content: Content, account: number, id: string): Draft {
  const draft = content.drafts.get(Number(id));
  if (draft === undefined || authorOf(content, draft.author).account !== account) throw notFound();
  return draft;
}

/** The same of one that is not deleted. @throws {Refusal} 404 where there is none, or none any more */
export function findDraft(content: Content, account: number, id: string): Draft {
  const draft = findAny(content, account, id);
  if (draft.deleted !== undefined) throw notFound();
  return draft;
}

/** @throws {Refusal} 412 where a post has gone on since the revision that somebody has before them */
export function requireRevision({ revision }: Draft, asked: number): void {
  if (revision !== asked)
    throw new Refusal(412, { detail: 'Этот пост уже изменили в другом окне или на другом устройстве.' });
}
