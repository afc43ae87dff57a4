import { Equal } from 'typebox/value';
import { isRewritten } from '#src/server/drafts/isRewritten.ts';
import { wordsIn } from '#src/server/posts/blocks.ts';
import type { Handlers } from './call.ts';
import type { Content } from './content.ts';
import { type Draft, findDraft, type SavedState } from './draft.ts';
import { mediaOf } from './present.ts';
import { notFound } from './refusal.ts';

/** Milliseconds between two states of one session that are kept. */
const pause = 10 * 60_000;

type Text = Pick<Draft, 'title' | 'blocks'>;

interface Save {
  readonly present: Text;
  readonly session: string;
  readonly isReplacement: boolean;
}

/** The states that are kept once another one is saved, by the rule of the server (`keepState`). */
export function keptWith(draft: Draft, { present, session, isReplacement }: Save): readonly SavedState[] {
  const [last] = draft.kept;
  const isDue = last === undefined || draft.savedAt.getTime() - last.savedAt.getTime() >= pause;
  const isOfOne = draft.session === session && last?.session === session;
  const isRestored = draft.kept.some(({ title, blocks }) =>
    Equal({ title, blocks }, { title: present.title, blocks: present.blocks }),
  );
  const isReplaced = isReplacement || isRestored || isRewritten(draft, present);
  const isKept = isDue || !isOfOne || isReplaced || draft.publishedRevision === draft.revision;
  return isKept ? [draft, ...draft.kept] : draft.kept;
}

const toRevision = ({ revision, savedAt, blocks, session }: SavedState, own: string) => ({
  revision,
  saved_at: savedAt.toISOString(),
  words: wordsIn(blocks),
  // Nobody comes to the double from elsewhere.
  user_agent: navigator.userAgent,
  own_session: session === own,
});

/** The present state of a post, and those that are kept. */
export const revisionCalls = (content: Content): Handlers => ({
  revisions({ caller, params }) {
    const { account, session } = caller();
    const draft = findDraft(content, account.id, params.id);
    return { results: [draft, ...draft.kept].map((each) => toRevision(each, session.id)) };
  },
  revision({ caller, params }) {
    const { account, session } = caller();
    const draft = findDraft(content, account.id, params.id);
    const found = [draft, ...draft.kept].find(({ revision }) => String(revision) === params.revision);
    if (found === undefined) throw notFound();
    const { title, blocks } = found;
    return {
      ...toRevision(found, session.id),
      title,
      blocks: [...blocks],
      media: mediaOf(content, blocks),
    };
  },
});
