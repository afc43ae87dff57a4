import { expect, test } from 'vitest';
import { variantStates } from './recipes.ts';
import { readSources, type Source } from './sources.ts';
import { propStates, type State, typesOf } from './states.ts';
import { shows, type StoryFacts, storyFacts } from './storyFacts.ts';

/** Variants that a prop of another name switches on. */
const switches: Readonly<Record<State, State>> = {
  'dot=true': 'hasDot=true',
  'isAway=true': 'isHidden=true',
};

/** Variants that no story can hold still or that follow from the value. */
const exempt: Readonly<Record<string, State[]>> = {
  // Set by the length of the value.
  TextField: ['long=true'],
  // A purchase is from a person. The next state of the order shows what is done.
  CheckoutPage: ['head.kind=document', 'opening.kind=done', 'checking.kind=done', 'ordering.kind=done'],
  // The list shows that it is done: more rows, a moved row, a removed row.
  LoadMore: ['more.kind=done'],
  FeedPage: ['more.kind=done'],
  AuthorsPage: ['more.kind=done'],
  ProfilePage: ['more.kind=done'],
  SubscriptionsPage: ['progress.kind=done'],
  PaymentList: ['more.kind=done'],
  SessionList: ['end.kind=done', 'others.kind=done'],
  SettingsPage: ['end.kind=done', 'others.kind=done', 'unblocking.kind=done', 'more.kind=done'],
};

interface Covered {
  name: string;
  states: State[];
  facts: StoryFacts;
}

/** Values that a property has when a story does not say: `@default 'text'` of its doc comment. */
const defaultsOf = (parts: readonly Source[]): State[] =>
  parts.flatMap(({ text }) =>
    [...text.matchAll(/@default '([\w-]+)' \*\/\s+(\w+)\?/g)].map(([, value, name]) => `${name}=${value}`),
  );

const folderOf = (path: string) => /^src\/components\/\w+\/([A-Z]\w*)\//.exec(path)?.[1];

/** Every component with the states it has and what its story file shows. */
function read(sources: readonly Source[]): Covered[] {
  const types = typesOf(sources.filter(({ path }) => path.startsWith('src/') && !path.endsWith('.css.ts')));
  return sources.flatMap((story) => {
    const name = /(\w+)\.stories\.tsx$/.exec(story.path)?.[1];
    if (name === undefined) return [];
    const parts = sources.filter(({ path }) => folderOf(path) === name);
    const styles = parts.filter(({ path }) => path.endsWith('.css.ts'));
    const defaults = defaultsOf(parts);
    const fixtures = sources.filter(({ path }) => path.endsWith('.fixtures.ts') && story.text.includes(path));
    const states = [...propStates(name, types), ...variantStates(styles)]
      .map((state) => switches[state] ?? state)
      .filter((state) => !defaults.includes(state) && exempt[name]?.includes(state) !== true);
    return [{ name, states, facts: storyFacts(story, fixtures) }];
  });
}

const readAll = async () =>
  read(
    await readSources(
      '{src/components,src/status}/**/*.{ts,tsx}',
      'stories/components/**/*.{stories.tsx,fixtures.ts}',
    ),
  );

const missing = (components: readonly Covered[]) =>
  components.flatMap(({ name, states, facts }) =>
    states.filter((state) => !shows(facts, state)).map((state) => `${name}: ${state}`),
  );

/** Components with states whose stories do not say which state they show. */
const nameless = (components: readonly Covered[]) =>
  components
    .filter(({ states }) => states.length > 0)
    .filter(({ facts: { stories } }) => stories.length < 2 || stories.includes('Default'))
    .map(({ name }) => name);

test('every status, every kind and every recipe variant has a story', async () => {
  expect(missing(await readAll())).toEqual([]);
});

test('a component with states has a named story for each, not one nameless «Default»', async () => {
  expect(nameless(await readAll())).toEqual([]);
});

test('a component with states can be played with', async () => {
  const still = (await readAll()).filter(
    ({ states, facts }) => states.length > 0 && !facts.stories.includes('Playground'),
  );
  expect(still.map(({ name }) => name)).toEqual([]);
});

test('how many stories show how many states', async () => {
  const components = await readAll();
  const stories = components.flatMap(({ facts }) => facts.stories).length;
  const states = components.flatMap((component) => component.states).length;
  console.log(`${components.length} components: ${stories} stories, ${states} states, 2 themes`);
  expect(stories).toBeGreaterThan(components.length);
});

const sample = (story: string): Source[] => [
  {
    path: 'src/components/forms/A/A.tsx',
    text: `type Status = { kind: 'idle' } | { kind: 'error'; message: string };
      export interface AProps { status: Status; tone: 'loud' | 'quiet'; }`,
  },
  {
    path: 'src/components/forms/A/A.css.ts',
    text: `export const a = recipe({ variants: { size: { small: {}, large: {} }, dot: { true: {} } }, defaultVariants: { size: 'small' } });`,
  },
  { path: 'stories/components/forms/A.stories.tsx', text: story },
];

test.each([
  [
    'nothing',
    `export const Idle = {};`,
    ['A: status.kind=idle', 'A: status.kind=error', 'A: size=large', 'A: hasDot=true'],
  ],
  [
    'a state of another property',
    `export const Idle = { args: { status: { kind: 'idle' }, more: { kind: 'error' }, size: 'large', hasDot: true } };`,
    ['A: status.kind=error'],
  ],
  [
    'all of them, partly by a constant and in markup',
    `const failed = { kind: 'error' };
     export const Idle = { args: { status: { kind: 'idle' }, hasDot: true } };
     export const Failed = { args: { status: failed }, render: () => <A size="large" /> };`,
    [],
  ],
])('the check sees which states a story shows: %s', (_name, story, expected) => {
  expect(missing(read(sample(story)))).toEqual(expected);
});

test('the check sees the states of what a generic type holds', () => {
  const sources: Source[] = [
    {
      path: 'src/status/load.ts',
      text: `type Load<Value> = { kind: 'loading' } | { kind: 'ready'; value: Value };`,
    },
    {
      path: 'src/components/forms/A/A.tsx',
      text: `interface Row { action: { kind: 'idle' } | { kind: 'pending' } }
        export interface AProps { rows: Load<readonly Row[]>; }`,
    },
    {
      path: 'stories/components/forms/A.stories.tsx',
      text: `export const Loading = { args: { rows: { kind: 'loading' } } };`,
    },
  ];
  expect(missing(read(sources))).toEqual([
    'A: rows.kind=ready',
    'A: action.kind=idle',
    'A: action.kind=pending',
  ]);
});

test.each([
  [`export const Idle = {};`, ['A']],
  [`export const Default = {}; export const Failed = {};`, ['A']],
  [`export const Idle = {}; export const Failed = {};`, []],
])('the check sees a nameless story in %s', (story, expected) => {
  expect(nameless(read(sample(story)))).toEqual(expected);
});
