/** @module-tag slow */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idle } from '#tests/api/idle.ts';
import { createModel, type Model, type Weather } from './model.ts';
import { createModelTab, type ModelTab } from './modelTab.ts';
import { anna, boris, type Claim } from './world.ts';

interface Browser {
  model: Model;
  tabs: readonly [ModelTab, ModelTab];
}

type Step = (browser: Browser) => void;

const tab = fc.constantFrom(0 as const, 1 as const);
const day = 86_400_000;

const onTab = (name: string, step: (tab: ModelTab) => void): fc.Arbitrary<[string, Step]> =>
  tab.map((index) => [`${name} in tab ${index}`, ({ tabs }) => step(tabs[index])]);
const always = (name: string, step: Step): fc.Arbitrary<[string, Step]> => fc.constant([name, step]);
const weather = (kind: Weather) =>
  always(`the server is ${kind}`, ({ model }) => void (model.conditions.weather = kind));

function answerAll({ late }: Model): void {
  for (const answer of late.splice(0)) answer();
}

function pass({ model, tabs }: Browser, seconds: number): void {
  model.clock.advance(seconds * 1000);
  if (seconds >= 1800) for (const each of tabs) each.allowRefresh();
}

function shiftClock({ model, tabs }: Browser, by: number): void {
  model.clock.set(model.clock.now() + by);
  model.conditions.clockError += by;
  for (const each of tabs) each.allowRefresh();
}

/** Steps that must not log anybody out. */
const harmless = [
  onTab('call', ({ call }) => call()),
  onTab('two calls at once', ({ call }) => [call(), call()]),
  onTab('look at the user', ({ look }) => look()),
  onTab('reload', ({ reload }) => reload()),
  onTab('wake', ({ wake }) => wake()),
  always('a second passes', (browser) => pass(browser, 1)),
  always('20 seconds pass', (browser) => pass(browser, 20)),
  always('the access token runs out', (browser) => pass(browser, 1800)),
  ...(['fair', 'fair', 'fair', 'offline', 'lossy', 'away'] as const).map(weather),
  fc
    .boolean()
    .map((rotates): [string, Step] => [
      `refresh tokens ${rotates ? 'rotate' : 'stay'}`,
      ({ model }) => void (model.conditions.rotates = rotates),
    ]),
  always('answers are slow', ({ model }) => void (model.conditions.isSlow = true)),
  always('the oldest answer comes', ({ model }) => model.late.shift()?.()),
  always('all answers come', ({ model }) => answerAll(model)),
];

const everything = [
  ...harmless,
  onTab('Anna logs in', ({ logIn }) => logIn(anna.email)),
  onTab('Boris logs in', ({ logIn }) => logIn(boris.email)),
  onTab('log-out', ({ logOut }) => logOut()),
  always('the clock is set a day ahead', (browser) => shiftClock(browser, day)),
  always('the clock is set a day back', (browser) => shiftClock(browser, -day)),
  ...(['captive', 'refusing', 'limiting', 'failing'] as const).map(weather),
];

const commandOf = ([name, step]: [string, Step]): fc.AsyncCommand<object, Browser> => ({
  check: () => true,
  async run(_, browser) {
    step(browser);
    await idle();
    expect(browser.model.problems).toEqual([]);
  },
  toString: () => name,
});

/** Every story begins with Anna logged in in both tabs. */
async function open(claim: Claim): Promise<Browser> {
  const model = createModel(claim);
  const browser: Browser = { model, tabs: [createModelTab(model), createModelTab(model)] };
  browser.tabs[0].logIn(anna.email);
  await idle();
  browser.tabs[1].wake();
  await idle();
  return browser;
}

/** Lets all be well again for long enough. */
async function settle({ model, tabs }: Browser): Promise<void> {
  Object.assign(model.conditions, { weather: 'fair', isSlow: false });
  for (let round = 0; round < 3; round += 1) {
    answerAll(model);
    for (const each of tabs) each.wake();
    await idle();
    model.clock.advance(30_000);
    await idle();
  }
}

/** `SEED` picks other stories; a failure prints its seed, path and shortest story. */
async function play(
  steps: typeof everything,
  stories: number,
  end: (browser: Browser) => void,
): Promise<void> {
  const commands = fc.commands([fc.oneof(...steps).map(commandOf)], { maxCommands: 40, size: 'max' });
  const claims = fc.constantFrom<Claim[]>('user_id', 'sub', 'nothing');
  const story = fc.asyncProperty(commands, claims, async (chosen, claim) => {
    const browser = await open(claim);
    await fc.asyncModelRun(() => ({ model: {}, real: browser }), chosen);
    await settle(browser);
    expect(browser.model.problems).toEqual([]);
    end(browser);
  });
  const seed = Number(process.env['SEED'] ?? 20260115);
  await fc.assert(story, { numRuns: stories, seed, verbose: 1 });
}

test('two tabs, any order of faults: the rules of the model hold, and in the end tabs and storage agree', async () => {
  await play(everything, 2000, ({ model, tabs }) => {
    const user = model.loginOf(model.slots.refresh.text)?.user;
    const expected = user ? { status: 'authenticated', user } : { status: 'visitor', isOffline: false };
    for (const { state } of tabs) expect(state()).toEqual(expected);
  });
}, 120_000);

test('lost, late and missing answers log nobody out, however many refreshes they were to', async () => {
  await play(harmless, 500, ({ tabs }) => {
    for (const { state } of tabs) expect(state()).toEqual({ status: 'authenticated', user: anna });
  });
}, 120_000);
