import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idle } from '#tests/api/idle.ts';
import { createWorld, textOf, type Weather, wordsOf } from './world.ts';

const id = 7;

/** Appends every word of one text that the other lacks. */
function join(one: string, other: string): string {
  const words = new Set([...one.split(' '), ...other.split(' ')]);
  return [...words].filter((word) => word !== '').join(' ');
}

/** Two tabs of one browser, a server, and what was written in them. A new post has no address that a second tab could open. */
async function createModel(isNew: boolean) {
  const world = createWorld();
  const { clock, server, openTab } = world;
  if (!isNew) server.put(id, textOf('начало'));
  const first = isNew ? 'new' : String(id);
  const written = new Map<string, number>();
  let count = 0;
  let conflicts = 0;
  const placeNow = () => world.device.all.values().next().value?.place ?? made() ?? first;
  const made = () => [...server.posts.keys()].map(String)[0];
  const one = openTab(first);
  const tabs = [one, isNew ? one : openTab(first)];
  await idle();

  const tabOf = (index: 0 | 1) => tabs[index] ?? one;
  const model = {
    ...world,
    written,
    tabOf,
    conflicts: () => conflicts,
    async pass(ms: number): Promise<void> {
      clock.advance(ms);
      await idle();
    },
    write(index: 0 | 1): void {
      const { writing } = tabOf(index);
      const { content, status } = writing.get();
      if (content === undefined || status.kind === 'otherTab') return;
      const word = `слово${(count += 1)}`;
      written.set(word, clock.now());
      writing.change(textOf(join(wordsOf(content), word)));
    },
    async takeOver(index: 0 | 1): Promise<void> {
      const { writing } = tabOf(index);
      if (writing.get().status.kind === 'otherTab') void writing.takeOver();
      await idle();
    },
    async kill(index: 0 | 1): Promise<void> {
      const { writing, kill } = tabOf(index);
      const isMine = writing.get().status.kind !== 'otherTab';
      kill();
      // Words younger than half a second may be lost.
      if (isMine) for (const [word, at] of written) if (clock.now() - at < 500) written.delete(word);
      const next = openTab(placeNow());
      if (isNew) tabs.fill(next);
      else tabs[index] = next;
      await idle();
    },
    async resolve(index: 0 | 1): Promise<void> {
      const { writing } = tabOf(index);
      const { content, status } = writing.get();
      if (status.kind !== 'conflict') return;
      conflicts += 1;
      void writing.resolve(textOf(join(wordsOf(content), wordsOf(status.theirs))));
      await idle();
    },
    saveElsewhere(): void {
      const known = [...server.posts.values()][0];
      if (known === undefined) return;
      const word = `чужое${(count += 1)}`;
      written.set(word, 0);
      server.saveElsewhere(known.id, textOf(join(wordsOf(known), word)));
    },
    /** The network is back, and the author looks at one tab. */
    async end(): Promise<string> {
      server.weather = 'fair';
      model.device.isFull = model.device.isBroken = model.locks.isBroken = false;
      // Without a tick of the clock nothing happens.
      model.page.isClockBroken = false;
      if (model.page.hasClockThrown) void tabs[0]?.writing.wake();
      server.answerAll();
      await idle();
      for (let round = 0; round < 6; round += 1) {
        await model.takeOver(0);
        await model.resolve(0);
        await model.pass(60_000);
      }
      return [...server.posts.values()].map(wordsOf).join(' ');
    },
  };
  return model;
}

type Model = Awaited<ReturnType<typeof createModel>>;
type Step = readonly [name: string, run: (model: Model) => void | Promise<void>];

const tab = fc.constantFrom(0 as const, 1 as const);
const weather = fc.constantFrom<Weather>('fair', 'fair', 'offline', 'lossy', 'slow', 'garbled', 'broken');
const always = (name: string, run: Step[1]) => fc.constant<Step>([name, run]);

const ownSteps: fc.Arbitrary<Step>[] = [
  tab.map((index): Step => [`write in ${index}`, (model) => model.write(index)]),
  tab.map((index): Step => [`write in ${index} once more`, (model) => model.write(index)]),
  always('100 ms pass', (model) => model.pass(100)),
  always('a second passes', (model) => model.pass(1000)),
  always('five seconds pass', (model) => model.pass(5000)),
  weather.map((kind): Step => [`the network is ${kind}`, ({ server }) => void (server.weather = kind)]),
  always('late answers come', async ({ server }) => {
    server.answerAll();
    await idle();
  }),
  tab.map((index): Step => [`wake ${index}`, (model) => void model.tabOf(index).writing.save()]),
  tab.map((index): Step => [`take over in ${index}`, (model) => model.takeOver(index)]),
  tab.map((index): Step => [`kill ${index}`, (model) => model.kill(index)]),
];
const allSteps = [
  ...ownSteps,
  always('another device saves', (model) => model.saveElsewhere()),
  tab.map((index): Step => [`resolve in ${index}`, (model) => model.resolve(index)]),
];

const stories = (steps: fc.Arbitrary<Step>[]) => fc.array(fc.oneof(...steps), { maxLength: 30 });
const runs = {
  numRuns: 500,
  ...(process.env.SEED !== undefined && { seed: Number(process.env.SEED) }),
};

const isOn = fc.boolean();
/** Faults of the browser, in a tab alone: with a device that keeps nothing, a second one has nothing to go on with. */
const faultSteps: fc.Arbitrary<Step>[] = [
  ...[...Array(4)].map(() => always('write', (model) => model.write(0))),
  always('a second passes', (model) => model.pass(1000)),
  always('five seconds pass', (model) => model.pass(5000)),
  weather.map((kind): Step => [`the network is ${kind}`, ({ server }) => void (server.weather = kind)]),
  always('wake', (model) => void model.tabOf(0).writing.save()),
  always('another device saves', (model) => model.saveElsewhere()),
  always('resolve', (model) => model.resolve(0)),
  isOn.map((on): Step => [`the device is full: ${on}`, ({ device }) => void (device.isFull = on)]),
  isOn.map((on): Step => [`the device throws: ${on}`, ({ device }) => void (device.isBroken = on)]),
  isOn.map((on): Step => [`locks throw: ${on}`, ({ locks }) => void (locks.isBroken = on)]),
  isOn.map((on): Step => [`the clock throws: ${on}`, ({ page }) => void (page.isClockBroken = on)]),
  isOn.map((on): Step => [`listeners throw: ${on}`, ({ page }) => void (page.doListenersThrow = on)]),
];

async function live(isNew: boolean, steps: readonly Step[]) {
  const model = await createModel(isNew);
  for (const [, run] of steps) await run(model);
  const text = (await model.end()).split(' ');
  const lost = [...model.written.keys()].filter((word) => !text.includes(word));
  return { model, lost };
}

test.each([
  ['an old post', false],
  ['a new post', true],
])(
  'whatever happens to %s, no word is lost',
  async (_, isNew) => {
    await fc.assert(
      fc.asyncProperty(stories(allSteps), async (steps) => {
        const { lost } = await live(isNew, steps);
        expect(lost).toEqual([]);
      }),
      runs,
    );
  },
  60_000,
);

test('as long as nobody else writes there is no conflict, and one post', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), stories(ownSteps), async (isNew, steps) => {
      const { model, lost } = await live(isNew, steps);
      expect(lost).toEqual([]);
      expect([model.conflicts(), model.server.posts.size]).toEqual([
        0,
        model.written.size === 0 && isNew ? model.server.posts.size : 1,
      ]);
    }),
    runs,
  );
}, 60_000);

test.each([
  ['an old post', false],
  ['a new post', true],
])(
  'whatever throws under %s, no word is lost, and it is saved in the end',
  async (_, isNew) => {
    await fc.assert(
      fc.asyncProperty(stories(faultSteps), async (steps) => {
        const { model, lost } = await live(isNew, steps);
        expect(lost).toEqual([]);
        expect(model.tabOf(0).writing.get().status.kind).toBe('saved');
        expect(model.server.posts.size).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  },
  60_000,
);
