import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import {
  AuthorSummary,
  type AuthorSummaryProps,
} from '#src/components/sections/AuthorSummary/AuthorSummary.tsx';

const summary = {
  author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/70' },
  about: 'Музыкант',
  bio: 'Пишу песни на кухне.',
  lastPost: { href: '/feed/post/7', title: 'Мелодии', note: 'вчера, для подписчиков' },
  price: { kopecks: 30_000, isOnly: true },
  action: <button>Следить</button>,
} satisfies AuthorSummaryProps;

const draw = (props: Partial<AuthorSummaryProps> = {}) =>
  render(
    <ul>
      <AuthorSummary {...summary} {...props} />
    </ul>,
  );

test('a row says who it is, what they write and for how much', async () => {
  const screen = await draw();
  const row = screen.getByRole('listitem');
  await expect.element(row.getByRole('heading', { name: 'Илья Коваль' })).toBeVisible();
  for (const text of ['Музыкант', 'Пишу песни на кухне.', 'вчера, для подписчиков', 'Следить'])
    await expect.element(row.getByText(text)).toBeVisible();
  await expect.element(row.getByRole('link', { name: 'Мелодии' })).toHaveAttribute('href', '/feed/post/7');
  expect(row.element().textContent.replaceAll('\u00a0', ' ')).toContain('300 руб. в месяц');
});

test('name and portrait lead to the author, with one stop of the keyboard', async () => {
  const screen = await draw();
  await expect
    .element(screen.getByRole('link', { name: 'Илья Коваль' }))
    .toHaveAttribute('href', '/profile/70');
  expect(screen.container.querySelector('img')?.closest('a')).toHaveAttribute('href', '/profile/70');
  expect(screen.getByRole('link').elements()).toHaveLength(2);
});

test('tiers of different prices begin «от» the cheapest; without any it says so', async () => {
  const screen = await draw({ price: { kopecks: 15_000, isOnly: false } });
  const words = () => screen.container.textContent.replaceAll('\u00a0', ' ');
  expect(words()).toContain('от 150 руб. в месяц');
  await screen.rerender(<AuthorSummary {...summary} price={null} />);
  expect(words()).toContain('без платных уровней');
});

test('of an author from a server that says little there is the name alone', async () => {
  const author = { ...summary.author, href: undefined };
  const screen = await draw({ author, about: '', bio: '', lastPost: undefined, price: undefined });
  expect(screen.getByRole('listitem').element().textContent).toBe('Илья КовальСледить');
  expect(screen.container.querySelector('a')).toBeNull();
});

test('a failure is told in the row', async () => {
  const screen = await draw({ error: 'Нет связи' });
  await expect.element(screen.getByRole('listitem').getByRole('alert')).toHaveTextContent('Нет связи');
});
