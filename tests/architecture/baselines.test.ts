import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Mode, modes } from '../../.storybook/modes.ts';
import { storiesOf } from '../../.storybook/stories.ts';
import { folder, picturesOf } from '#tests/visual/pictures.ts';
import { readSources } from './sources.ts';

/** The one page that is pictured whole, at one width. */
const landing = ['dark', 'light'].map((theme) => `${theme}/components-pages-landingpage/desktop`);

test('every story has its pictures, and every picture its story', async () => {
  const expected = (await readSources('stories/**/*.stories.tsx')).flatMap(picturesOf);
  const stored: string[] = [];
  for await (const path of glob('**/*.png', { cwd: folder })) stored.push(path.slice(0, -'.png'.length));
  expect(stored.toSorted()).toEqual(expected.toSorted());
});

test('pictures are small: git keeps every one that ever was', async () => {
  const sizes = new Map<string, number>();
  for await (const path of glob('**/*.png', { cwd: folder })) {
    sizes.set(path, (await stat(join(folder, path))).size);
  }
  const large = [...sizes].filter(([, size]) => size > 300_000).map(([path]) => path);
  expect(large.toSorted()).toEqual(landing.map((picture) => `${picture}.png`));
  const all = [...sizes.values()].reduce((sum, size) => sum + size);
  expect(all).toBeLessThan(80_000_000);
  expect(all / sizes.size).toBeLessThan(32_000);
});

test('no two stories of a component look the same', async () => {
  const stories = new Map<string, string[]>();
  for await (const path of glob('*/*/*.png', { cwd: folder })) {
    // In a mode of its own a story may look as without it: a loop ends where it began.
    if (path.includes('_')) continue;
    const hash = createHash('sha256').update(await readFile(join(folder, path)));
    const looks = `${dirname(path)} ${hash.digest('hex')}`;
    stories.set(looks, [...(stories.get(looks) ?? []), path]);
  }
  expect([...stories.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('what a story is pictured in beyond its own screen shows something of its own there', async () => {
  const idle: string[] = [];
  const stories = (await readSources('stories/**/*.stories.tsx')).flatMap(storiesOf);
  for (const { id, tags } of stories.filter((story) => story.tags.includes('pixels'))) {
    for (const [tag, states] of Object.entries<Record<string, Mode>>(modes)) {
      if (!tags.includes(tag)) continue;
      for (const theme of ['light', 'dark'] as const) {
        const taken = Object.entries(states).filter(([, mode]) => (mode.theme ?? theme) === theme);
        if (taken.length === 0) continue;
        const picture = join(folder, theme, id.replace('--', '/'));
        const own = await readFile(`${picture}.png`);
        const others = await Promise.all(taken.map(([state]) => readFile(`${picture}_${state}.png`)));
        if (others.every((other) => other.equals(own))) idle.push(`${theme} ${id} ${tag}`);
      }
    }
  }
  expect(idle).toEqual([]);
});

test('the check knows which pictures a story has', () => {
  const text = `
    export default { component: Button };
    export const WithDot: Story = { tags: ['contrast', 'print'] };
    export const Press: Story = { tags: ['!pixels'] };`;
  expect(picturesOf({ path: 'stories/components/primitives/Button.stories.tsx', text })).toEqual([
    'light/components-primitives-button/with-dot',
    'light/components-primitives-button/with-dot_contrast',
    'light/components-primitives-button/with-dot_print',
    'dark/components-primitives-button/with-dot',
    'dark/components-primitives-button/with-dot_contrast',
  ]);
});
