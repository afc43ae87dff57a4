import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readDesignSections } from '../../.storybook/facts/readDesignSections.ts';
import { readSources } from '#tests/architecture/sources.ts';

const handbook = ['## 7. Popups', '## 8. Controls', '## 14. Inner screens'].join('\n\n');
const file = (path: string, text: string) => ({ path, text });

test('a component leads to the sections of the design that its files name, each once and in their order', () => {
  const sections = readDesignSections(
    [
      file('src/components/primitives/Field/Field.tsx', '/** A field (design sections 8 and 14). */'),
      file('src/components/primitives/Field/Field.css.ts', '// As wide as its popup (design section 7).'),
      file('src/components/primitives/Field/Row.tsx', '/**\n * A row of it (design section\n * 14).\n */'),
      file('src/components/primitives/Plain/Plain.tsx', '/** Follows a designer. */'),
    ],
    handbook,
  );
  expect(sections).toEqual({
    Field: [
      { number: 7, title: 'Popups' },
      { number: 8, title: 'Controls' },
      { number: 14, title: 'Inner screens' },
    ],
    Plain: [],
  });
});

test('a section that the design has not is refused', () => {
  const missing = 99;
  const sources = [file('src/components/primitives/Field/Field.tsx', `/** (design section ${missing}) */`)];
  expect(() => readDesignSections(sources, handbook)).toThrow(`no section ${missing}`);
});

test('most components lead to the design', async () => {
  const sources = await readSources('src/components/**/*.{ts,tsx}');
  const sections = readDesignSections(sources, await readFile('stories/handbook/Design.mdx', 'utf8'));
  const led = Object.values(sections).filter((found) => found.length > 0);
  expect(led.length).toBeGreaterThan(100);
  // Its comment breaks within the reference.
  expect(sections['Calculator']).toContainEqual({ number: 6, title: 'Landing page' });
});
