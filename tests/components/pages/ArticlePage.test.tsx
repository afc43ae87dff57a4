import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { ArticlePage, type ArticleFeedbackStatus } from '#src/components/pages/ArticlePage/ArticlePage.tsx';
import { sections } from '#stories/components/sections/Prose.fixtures.ts';

const related = [
  {
    href: '/knowledge-base?article=email',
    title: 'Как сменить email',
    description: 'По паролю или по ссылке.',
  },
];

function Article({ others = related }: { others?: typeof related }) {
  const [status, setStatus] = useState<ArticleFeedbackStatus>({ kind: 'asked' });
  return (
    <main>
      <ArticlePage
        title="Как подтвердить телефон"
        description="Номер и код."
        sections={sections}
        indexHref="/knowledge-base"
        related={others}
        feedback={{
          status,
          onAnswer: (kind) => setStatus({ kind }),
          supportHref: 'https://support.example',
        }}
      />
    </main>
  );
}

test('an article names itself, leads to its sections and back to all articles', async () => {
  const screen = await render(<Article />);
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Как подтвердить телефон');
  expect(screen.getByRole('navigation', { name: 'Содержание' }).getByRole('link').elements()).toHaveLength(2);
  await expect
    .element(screen.getByRole('link', { name: 'База знаний' }))
    .toHaveAttribute('href', '/knowledge-base');
});

test('a reader who was helped is thanked, and focus is not lost', async () => {
  const screen = await render(<Article />);
  await screen.getByRole('button', { name: 'Да' }).click();
  await expect.element(screen.getByText('Отлично! Спасибо за ответ.')).toHaveFocus();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('a reader who was not helped is led to the support', async () => {
  const screen = await render(<Article />);
  await screen.getByRole('button', { name: 'Нет' }).click();
  await expect
    .element(screen.getByRole('link', { name: /написать в поддержку/ }))
    .toHaveAttribute('href', 'https://support.example');
});

test('it leads on to what is related, where there is anything', async () => {
  const screen = await render(<Article />);
  const more = screen.getByRole('region', { name: 'Читайте также' });
  await expect
    .element(more.getByRole('link', { name: 'Как сменить email' }))
    .toHaveAttribute('href', '/knowledge-base?article=email');
  await screen.rerender(<Article others={[]} />);
  expect(more.query()).toBeNull();
});

test('it fits the narrowest screen', async () => {
  await page.viewport(320, 640);
  await render(<Article />);
  expect(document.documentElement.scrollWidth).toBe(320);
});
