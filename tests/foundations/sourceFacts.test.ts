import { readMessages } from '../../.storybook/facts/readMessages.ts';
import { readTokenUses } from '../../.storybook/facts/readTokenUses.ts';
import { readSources, type Source } from '#tests/architecture/sources.ts';
import { expect, test } from 'vitest';
import { usersOf } from '../../stories/foundations/places.ts';

const sheet = (path: string, code: string): Source => ({
  path,
  text: `import { text, vars } from '#src/theme/index.ts';\n${code}`,
});

test('a file uses the tokens that it names, whole or in part', () => {
  const uses = readTokenUses([
    sheet('src/a.css.ts', 'style({ ...text.ui, color: vars.color.text.primary })'),
    sheet('src/b.css.ts', 'style({ fontSize: text.ui.fontSize })'),
    sheet('src/c.css.ts', 'style({ ...text.uiLarge })'),
  ]);
  expect(usersOf('text.ui', uses).toSorted()).toEqual(['src/a.css.ts', 'src/b.css.ts']);
  expect(usersOf('vars.color.text.primary', uses)).toEqual(['src/a.css.ts']);
  expect(usersOf('vars.color.text.tertiary', uses)).toEqual([]);
});

test('that a theme fills a token is no use of it', () => {
  expect(readTokenUses([sheet('src/theme/themes.css.ts', 'vars.color.focus;')])).toEqual({});
});

const validation: Source = {
  path: 'src/validation/name.ts',
  text: `
    const check = (value: string, empty: string) => (value === '' ? empty : tooLong(value));
    const tooLong = (value: string) => value.length > 9 ? \`Не\\u00a0более \${9}\\u00a0знаков\` : undefined;
    export const validateName = (value: string) => check(value, 'Введите имя');`,
};
const form: Source = {
  path: 'src/components/forms/NameForm/NameForm.tsx',
  text: `import { validateName } from '#src/validation/index.ts';`,
};
const story: Source = {
  path: 'stories/components/forms/NameForm.stories.tsx',
  text: `export const Empty = { args: { error: 'Введите\\u00a0имя' } };`,
};

test('a message knows its place, who shows it, its stories, and whether it is quoted', () => {
  const messages = readMessages([validation, form], [story], 'the message «Введите\nимя» is shown');
  expect(messages).toEqual([
    {
      text: 'Не более … знаков',
      path: 'src/validation/name.ts',
      line: 3,
      shownIn: [form.path],
      stories: [],
      isQuoted: false,
    },
    {
      text: 'Введите имя',
      path: 'src/validation/name.ts',
      line: 4,
      shownIn: [form.path],
      stories: [story.path],
      isQuoted: true,
    },
  ]);
});

test.each([
  ['src/app/settings/useName.ts', `const failure = 'Имя не сохранилось.';`, true],
  ['src/app/settings/useName.ts', `notify({ title: 'Не удалось сохранить имя' });`, true],
  ['src/app/shared/failures.ts', `const texts = { login: 'Вход не удался' };`, true],
  ['src/components/pages/A/A.tsx', `<p>Не удалось показать&nbsp;пост</p>`, true],
  ['src/server/users/a.ts', `throw new HttpError(400, { detail: 'Такой уже есть.' });`, true],
  ['src/app/settings/useName.ts', `const title = 'Имя на странице';`, false],
  ['src/server/demo/posts.ts', `const text = 'Пост с точкой.';`, false],
  ['src/api/errors.ts', `const labels = { name: 'Имя' };`, false],
])('in %s «%s» is a message: %s', (path, text, isMessage) => {
  expect(readMessages([{ path, text }], [], '')).toHaveLength(isMessage ? 1 : 0);
});

test('every message that the handbook quotes from the section on failures is in the list', async () => {
  const product = await readSources('src/**/*.{ts,tsx}');
  const [page] = await readSources('stories/handbook/Product.mdx');
  const handbook = page?.text ?? '';
  const texts = new Set(readMessages(product, [], handbook).map(({ text }) => text));
  const failures = /## 8\. Failures([\s\S]*?)## 9\./.exec(handbook)?.[1] ?? '';
  const quoted = [...failures.matchAll(/«([^»]{5,})»/g)].map(([, text = '']) => text.replaceAll(/\s+/g, ' '));
  expect(quoted.length).toBeGreaterThan(9);
  const others = /^(Label: message|Ссылка для сброса пароля отправлена на указанный email\.)$/;
  expect(quoted.filter((text) => !texts.has(text) && !others.test(text))).toEqual([]);
});
