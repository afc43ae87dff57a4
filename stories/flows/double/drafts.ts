import { Equal } from 'typebox/value';
import type { Body } from '#src/api/contract.ts';
import { titleOfCopy } from '#src/server/drafts/titleOfCopy.ts';
import { linesOf } from '#src/server/posts/blocks.ts';
import type { Handlers } from './call.ts';
import { authorOf, type Content } from './content.ts';
import { type Draft, findAny, findDraft, putDraft, requireRevision, untouched } from './draft.ts';
import { enterAuthor } from './enterAuthor.ts';
import { problemsOf } from './names.ts';
import { pageAfter } from './pages.ts';
import { postOf, stateOf, toDraft, toDraftCard } from './presentDraft.ts';
import { checkFields, Refusal } from './refusal.ts';
import { keptWith } from './revisions.ts';
import type { State } from './state.ts';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Beginnings of words, in any order; the server knows other forms of a word, too. */
function contains({ title, blocks }: Draft, search: string): boolean {
  const words = wordsOf([title, ...blocks.flatMap(linesOf)].join(' '));
  return wordsOf(search).every((each) => words.some((word) => word.startsWith(each)));
}

/** An author's own posts: what was saved last comes first, of published posts what was published last. */
export function draftCalls(state: State, content: Content): Handlers {
  /** What an author writes. @param archived tiers that open the post already @throws {Refusal} 400 */
  function contentOf(
    author: number,
    { title, blocks, audience, tiers }: Body<'createDraft'>,
    archived: readonly number[] = [],
  ) {
    checkFields({
      audience: audience === 'buyers' ? 'Продать пост пока нельзя. Выберите, кому он открыт.' : undefined,
    });
    const written = { title, blocks, audience, tiers };
    checkFields(problemsOf(content, { ...written, author }, archived));
    return written;
  }

  return {
    drafts({ caller, query }) {
      const isOwn = ({ author, deleted }: Draft) =>
        authorOf(content, author).account === caller().account.id && deleted === undefined;
      const own = [...content.drafts.values()].filter(isOwn);
      const inState = (asked: string) => own.filter((draft) => stateOf(content, draft) === asked);
      const asked = query.get('state');
      const search = query.get('search') ?? '';
      const found = (asked === null ? own : inState(asked)).filter((draft) => contains(draft, search));
      const timeOf = (draft: Draft): number => {
        const publishedAt = asked === 'published' ? postOf(content, draft)?.publishedAt : undefined;
        return (publishedAt ?? draft.savedAt).getTime();
      };
      const ordered = found.toSorted((one, other) => timeOf(other) - timeOf(one) || other.id - one.id);
      const page = pageAfter({ origin: state.origin, name: 'drafts', query }, ordered);
      return {
        ...page,
        previous: null,
        results: page.results.map((draft) => toDraftCard(content, draft)),
        counts: {
          draft: inState('draft').length,
          scheduled: inState('scheduled').length,
          published: inState('published').length,
        },
      };
    },
    createDraft({ caller, body }) {
      const { account, session } = caller();
      const { id: author } = enterAuthor(state, content, account);
      const written = contentOf(author, body);
      const saved = { id: state.nextId(), author, savedAt: new Date(), session: session.id };
      return toDraft(content, putDraft(content, { ...untouched, ...written, ...saved }));
    },
    draft: ({ caller, params }) => toDraft(content, findDraft(content, caller().account.id, params.id)),
    saveDraft({ caller, params, body, revision }) {
      const { account, session } = caller();
      const asked = revision();
      const before = findDraft(content, account.id, params.id);
      const written = contentOf(before.author, body, before.tiers);
      const { title, blocks, audience, tiers } = before;
      const isChange = !Equal(written, { title, blocks, audience, tiers });
      if (before.saveId !== body.save_id) requireRevision(before, asked);
      else if (isChange)
        throw new Refusal(409, {
          detail: 'Под этим номером уже сохранён другой текст. Сохраните ещё раз.',
        });
      if (!isChange) return toDraft(content, before);
      const saved = { savedAt: new Date(), session: session.id, saveId: body.save_id };
      const kept = keptWith(before, {
        present: written,
        session: session.id,
        isReplacement: body.replaces === true,
      });
      const draft = { ...before, ...written, ...saved, kept, revision: before.revision + 1 };
      return toDraft(content, putDraft(content, draft));
    },
    copyDraft({ caller, params }) {
      const { account, session } = caller();
      const { author, title, blocks, audience, tiers } = findDraft(content, account.id, params.id);
      const copied = { author, title: titleOfCopy(title), blocks, audience, tiers };
      const saved = { id: state.nextId(), savedAt: new Date(), session: session.id };
      return toDraftCard(content, putDraft(content, { ...untouched, ...copied, ...saved }));
    },
    deleteDraft({ caller, params }) {
      const draft = findAny(content, caller().account.id, params.id);
      if (draft.deleted !== undefined) return null;
      putDraft(content, { ...draft, deleted: { post: content.posts.get(draft.id) } });
      content.posts.delete(draft.id);
      return null;
    },
    restoreDraft({ caller, params }) {
      const draft = findAny(content, caller().account.id, params.id);
      const { id, deleted, publishAt } = draft;
      if (deleted === undefined) return toDraftCard(content, draft);
      if (deleted.post !== undefined) content.posts.set(id, deleted.post);
      // What was due meanwhile waits for its author.
      const isDue = publishAt !== null && publishAt <= new Date();
      const schedule = isDue
        ? { publishAt: null, publishProblem: 'В назначенное время пост был удалён.' }
        : { publishAt };
      const restored = { ...draft, ...schedule, deleted: undefined };
      return toDraftCard(content, putDraft(content, restored));
    },
  };
}
