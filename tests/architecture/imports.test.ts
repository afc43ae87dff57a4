import { expect, test } from 'vitest';
import { rooms } from './rooms.ts';
import { readSources, type Source } from './sources.ts';
import { resolve, type Specifier, specifiers } from './specifiers.ts';

const roomOf = (path: string): string | undefined => Object.keys(rooms).find((room) => path.startsWith(room));

/** `src/components/forms/LoginForm` of a file inside it. */
const componentOf = (path: string): string | undefined => /^src\/components\/\w+\/[A-Z]\w*/.exec(path)?.[0];

/** `LoginForm.tsx` of a component and what begins with its name, `LoginFormSkeleton.tsx`: others import these files only. */
const isPublic = (component: string, target: string): boolean =>
  /^\/\w+\.tsx$/.test(target.slice(component.length)) &&
  target.startsWith(`${component}/${component.split('/').at(-1)}`);

/** `src/components/` of a file inside it: how far a relative path may reach. */
const houseOf = (path: string): string | undefined => /^(src\/)?[^/]+\//.exec(path)?.[0];

function problem(path: string, { name, isType }: Specifier): string | undefined {
  // The build imports its own output by a computed path.
  if (name === undefined) return path.startsWith('src/build/') ? undefined : 'the path is computed';
  if (name === '@storybook/test') return '@storybook/test is superseded by storybook/test';
  const target = resolve(path, name);
  if (target === undefined) return undefined;
  if (!/\.\w+(\?[\w&]+)*$/.test(target)) return `${name} has no file extension`;
  const room = roomOf(path);
  if (room === undefined) return undefined;
  const isOwn = target.startsWith(room);
  if (!isOwn && !rooms[room]?.imports.some((start) => target.startsWith(start)))
    return `${room} may not import ${target}`;
  if (name.startsWith('.') && target.startsWith('src/') && houseOf(target) !== houseOf(path))
    return `${name} goes far; write #${target}`;
  const component = componentOf(target);
  const isInside = component !== undefined && component === componentOf(path);
  // A style that imported the component would bring all of its styles along.
  const isFrame = path.endsWith('.css.ts') && target === `${component}/frame.css.ts`;
  if (component !== undefined && !isInside && !isFrame && !isPublic(component, target))
    return `${target} is not the public file of ${component}`;
  const isServer = room === 'src/server/' || path.startsWith('stories/flows/double/');
  if (/^src\/api\/contract[./]/.test(target) && !isServer && !isOwn && !isType)
    return 'the contract is a type on the client: its schemas weigh 11 KB';
  return undefined;
}

function violations(sources: Source[]): string[] {
  return sources.flatMap((source) =>
    specifiers(source).flatMap((specifier) => {
      const text = problem(source.path, specifier);
      return text === undefined ? [] : [`${specifier.place}: ${text}`];
    }),
  );
}

test('every import keeps to the map of rooms', async () => {
  expect(violations(await readSources('{src,stories,tests,.storybook}/**/*.{ts,tsx}'))).toEqual([]);
});

test.each([
  ['src/theme/a.ts', `import '#src/app/main.tsx';`],
  ['src/status/a.ts', `import { vars } from '#src/theme/index.ts';`],
  ['src/components/primitives/A/A.tsx', `import { B } from '../../forms/B/B.tsx';`],
  ['src/components/primitives/A/A.tsx', `import { B } from '#src/components/sections/B/B.tsx';`],
  ['src/components/forms/A/A.tsx', `export { B } from '#src/components/primitives/B/Row.tsx';`],
  ['src/components/forms/A/A.tsx', `export * from '../B/index.ts';`],
  ['src/components/forms/A/A.tsx', `import { frame } from '../B/frame.css.ts';`],
  ['src/components/forms/A/A.css.ts', `import { box } from '../B/B.css.ts';`],
  ['src/components/frames/A/A.tsx', `import { B } from '#src/components/sections/B/B.tsx';`],
  ['src/components/pages/A/A.tsx', `const load = () => import('#src/session/index.ts');`],
  ['src/components/pages/A/A.tsx', `let user: import('#src/api/contract.ts').User;`],
  ['src/api/a.ts', `import { useSessionState } from '#src/session/index.ts';`],
  ['src/session/a.ts', `import { user } from '#src/api/contract.ts';`],
  ['src/server/a.ts', `import { brand } from '#src/brand.ts';`],
  ['src/app/a.ts', `import { start } from '#src/server/main.ts';`],
  ['src/app/a.ts', `const load = (name: string) => import(name);`],
  ['src/app/a.ts', `import { vars } from '../theme/index.ts';`],
  ['src/app/a.ts', `import { paths } from './paths';`],
  ['stories/components/a.fixtures.ts', `import type { A } from '#src/components/sections/A/Row.tsx';`],
  ['stories/components/a.stories.tsx', `import { useLogin } from '#src/session/index.ts';`],
  ['stories/a.stories.tsx', `import { fn } from '@storybook/test';`],
])('the check sees a forbidden import in %s: %s', (path, text) => {
  expect(violations([{ path, text }])).toHaveLength(1);
});

test.each([
  ['src/components/primitives/A/A.tsx', `import * as css from './A.css.ts';`],
  ['src/components/primitives/A/A.tsx', `import { B } from '../B/B.tsx';`],
  ['src/components/primitives/A/A.css.ts', `import { frame } from '../B/frame.css.ts';`],
  ['src/components/popups/A/A.tsx', `import type { Action } from '#src/status/action.ts';`],
  ['src/session/a.ts', `import type { User } from '#src/api/contract.ts';`],
  ['src/server/a.ts', `import { user } from '#src/api/contract.ts';`],
  [
    'stories/components/a.stories.tsx',
    `import { post } from '#stories/components/sections/Post.fixtures.ts';`,
  ],
])('the check lets a right import pass in %s: %s', (path, text) => {
  expect(violations([{ path, text }])).toEqual([]);
});
