/** @module-tag slow */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WholePost } from '#src/api/contract.ts';
import { publishWhatIsDue } from './support/due.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { enterAuthor } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const seed = 20_261_125;
const log = { warn: () => undefined };

const steps = ['save', 'save', 'publish', 'schedule', 'wait', 'withdraw', 'delete', 'restore'] as const;
type Step = (typeof steps)[number];

/** The rules, written a second time. */
interface Model {
  readonly id: number;
  title: string;
  revision: number;
  /** Version that readers have; `undefined` before the first. */
  given: string | undefined;
  isWithdrawn: boolean;
  isDeleted: boolean;
  isScheduled: boolean;
}

const isRead = ({ given, isWithdrawn, isDeleted }: Model) =>
  given !== undefined && !isWithdrawn && !isDeleted;

function stateOf(model: Model) {
  if (model.isScheduled) return 'scheduled';
  return isRead(model) ? 'published' : 'draft';
}

const give = (model: Model) =>
  Object.assign(model, { given: model.title, isWithdrawn: false, isScheduled: false });

/** Does a step, in the product and in the model. @returns what the product has answered, and what is right */
async function take(step: Step, index: number, vera: Writer, model: Model) {
  const { id, revision, isDeleted } = model;
  const { clock } = server();
  const right = isDeleted ? 404 : 200;
  switch (step) {
    case 'save': {
      const title = `Пост ${index}`;
      const { statusCode } = await vera.save(model, { title });
      if (!isDeleted) Object.assign(model, { title, revision: revision + 1 });
      return [statusCode, right];
    }
    case 'publish': {
      const { statusCode } = await vera.publish(model);
      if (!isDeleted) give(model);
      return [statusCode, right];
    }
    case 'schedule': {
      const at = new Date(clock.now().getTime() + 1000).toISOString();
      const { statusCode } = await vera.publish(model, at);
      if (isRead(model)) return [statusCode, 400];
      if (!isDeleted) model.isScheduled = true;
      return [statusCode, right];
    }
    case 'wait': {
      await clock.pass(2);
      await publishWhatIsDue(server(), log);
      if (model.isScheduled && !isDeleted) give(model);
      // The moment of a deleted post passes.
      if (isDeleted) model.isScheduled = false;
      return [];
    }
    case 'withdraw': {
      const { statusCode } = await vera.withdraw(id);
      if (!isDeleted) Object.assign(model, { isScheduled: false, isWithdrawn: true });
      return [statusCode, right];
    }
    case 'delete': {
      const { statusCode } = await vera.remove(id);
      model.isDeleted = true;
      return [statusCode, 204];
    }
    case 'restore': {
      const { statusCode } = await vera.restore(id);
      model.isDeleted = false;
      return [statusCode, 200];
    }
  }
}

/** The draft as its author is to get it. */
const draftOf = (model: Model) => ({
  ...{ title: model.title, revision: model.revision, state: stateOf(model) },
  changed: stateOf(model) === 'published' && model.given !== model.title,
});

test(
  `whatever an author does, readers get what was published last, or nothing (seed ${seed})`,
  { timeout: 120_000 },
  async () => {
    const { clock, enter, get } = server();
    const vera = writerOf(server(), (await enterAuthor(server(), 'vera')).bearer);
    const reader = await enter('reader@example.ru');

    async function follow(story: readonly Step[]) {
      const { id, title } = await vera.make();
      const flags = { isWithdrawn: false, isDeleted: false, isScheduled: false };
      const model: Model = { id, title, revision: 1, given: undefined, ...flags };
      for (const [index, step] of story.entries()) {
        const [got, right] = await take(step, index, vera, model);
        expect([step, got]).toEqual([step, right]);
        const post = await get(`/api/posts/${id}/`, reader);
        const shown = post.statusCode === 200 ? post.json<WholePost>().title : undefined;
        expect([step, shown]).toEqual([step, isRead(model) ? model.given : undefined]);
        const draft = await vera.call('GET', `/api/drafts/${id}/`);
        expect([step, draft.statusCode]).toEqual([step, model.isDeleted ? 404 : 200]);
        expect(draft.json()).toMatchObject(model.isDeleted ? {} : draftOf(model));
      }
      // The next one begins without it.
      await vera.remove(id);
      await clock.pass(2);
    }

    const stories = fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 12 });
    await fc.assert(fc.asyncProperty(stories, follow), { seed, numRuns: 60 });
  },
);
