import { expect, test } from 'vitest';
import { readSources, type Source } from './sources.ts';

/** A block comment, or the first of several lines, that begins a clause without a subject («Writing» in the handbook). */
const clause = /(?:\/\*[\s*]*|(?<!\/\/.*\n\s*)\/\/ )(?:What|Who|Whose|Whom|Where|Whether|Of)\b.*/g;

const clauses = ({ path, text }: Source): string[] =>
  [...text.matchAll(clause)].map(([comment]) => `${path}: ${comment}`);

test('every comment begins with a subject or a verb', async () => {
  const sources = await readSources('{src,tests,stories,.storybook}/**/*.{ts,tsx}', '*.ts');
  const own = sources.filter(({ path }) => !path.endsWith('/comments.test.ts'));
  expect(own.flatMap(clauses)).toEqual([]);
});

test.each(['/** What it is. */', '/**\n * Whether it is.\n */', '  // Of the post.', 'a(); // Where it is.'])(
  'the check sees «%s»',
  (text) => {
    expect(clauses({ path: 'a.ts', text })).toHaveLength(1);
  },
);

test.each(['/** The address. */', '// The address\n// Of the post.', '// Often.'])(
  'the check accepts «%s»',
  (text) => {
    expect(clauses({ path: 'a.ts', text })).toEqual([]);
  },
);
