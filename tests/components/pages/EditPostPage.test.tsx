import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type EditedPost,
  EditPostPage,
  type EditPostPageProps,
  EditPostSkeleton,
  type WritingPopup,
} from '#src/components/pages/EditPostPage/EditPostPage.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { skeletonSuite } from '#tests/suites/skeletonSuite.tsx';
import '#src/theme/global.ts';

const edited: EditedPost = {
  editor: (
    <div data-sheet="" style={{ minHeight: '30rem' }}>
      Текст
    </div>
  ),
  status: <p>Сохранено в{'\u00a0'}14:32</p>,
  panels: (
    <>
      <h2>Доступ</h2>
      <h2>Публикация</h2>
      <Button>Запланировать</Button>
    </>
  ),
  check: <PopupContent title="Проверка перед публикацией">Всё в порядке</PopupContent>,
  versionsHref: '/post/versions/7',
  popup: undefined,
  onPopupChange: () => {},
  onSave: () => {},
};

const element = (props: Partial<EditPostPageProps> = {}) => (
  <EditPostPage
    post={{ kind: 'ready', value: edited, isRenewing: false }}
    heading="Правка поста"
    postsHref="/posts"
    onRetry={() => {}}
    {...props}
  />
);

/** Parent that opens the requested popup; «Запланировать» asks for the check. */
function Owned() {
  const [popup, setPopup] = useState<WritingPopup>();
  const panels = <Button onPress={() => setPopup('check')}>Запланировать</Button>;
  const value = { ...edited, panels, popup, onPopupChange: setPopup };
  return element({ post: { kind: 'ready', value, isRenewing: false } });
}

afterEach(() => page.viewport(1280, 800));

test('beside the text it says where the text is kept, who will see it and when', async () => {
  await page.viewport(1440, 900);
  const screen = await render(element());
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Правка поста' })).toBeInTheDocument();
  await expect.element(screen.getByText('Сохранено в 14:32')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Доступ' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Публикация' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Версии' }))
    .toHaveAttribute('href', '/post/versions/7');
  expect(screen.getByRole('button', { name: 'Далее' }).query()).toBeNull();
});

test('below 1440 the panels stand under the text', async () => {
  await page.viewport(768, 1024);
  const screen = await render(element());
  const top = screen.getByRole('heading', { name: 'Доступ' }).element().getBoundingClientRect().top;
  const text = screen.container.querySelector('[data-sheet]');
  expect(top).toBeGreaterThan(text?.getBoundingClientRect().bottom ?? Infinity);
});

test('on a phone the panels open over the text, and focus is back on «Далее»', async () => {
  await page.viewport(360, 740);
  const screen = await render(<Owned />);
  expect(screen.getByRole('button', { name: 'Запланировать' }).query()).toBeNull();
  await expect.element(screen.getByRole('link', { name: 'Мои посты' })).toHaveAttribute('href', '/posts');
  await screen.getByRole('button', { name: 'Далее' }).click();
  const dialog = page.getByRole('dialog', { name: 'Доступ и публикация' });
  await expect.element(dialog.getByRole('button', { name: 'Запланировать' })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Версии' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Далее' })).toHaveFocus();
});

test('on a phone the check takes the place of the panels, and can be opened again after it', async () => {
  await page.viewport(360, 740);
  const screen = await render(<Owned />);
  const next = screen.getByRole('button', { name: 'Далее' });
  for (let time = 0; time < 2; time += 1) {
    await next.click();
    await page.getByRole('button', { name: 'Запланировать' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Проверка перед публикацией' })).toBeVisible();
    expect(page.getByRole('dialog').elements()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(next).toHaveFocus();
  }
});

test('a new post has no versions yet', async () => {
  const value = { ...edited, versionsHref: undefined };
  const screen = await render(element({ post: { kind: 'ready', value, isRenewing: false } }));
  expect(screen.getByRole('link', { name: 'Версии' }).query()).toBeNull();
});

test('a post that is not there leads back to the list', async () => {
  const screen = await render(element({ post: { kind: 'missing' } }));
  await expect.element(screen.getByText('Такого поста у вас нет')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Мои посты' })).toHaveAttribute('href', '/posts');
});

test('a post that another tab writes is named, and can be taken over or left', async () => {
  const onTakeOver = vi.fn();
  const screen = await render(element({ post: { kind: 'otherTab', title: 'Три окна', onTakeOver } }));
  await expect
    .element(screen.getByRole('heading', { level: 1, name: /^Пост открыт в.другой вкладке/ }))
    .toBeVisible();
  await expect.element(screen.getByText('«Три окна»')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'К моим постам' })).toHaveAttribute('href', '/posts');
  const button = screen.getByRole('button', { name: 'Писать здесь' });
  expect(button.element().getBoundingClientRect().width).toBeLessThan(300);
  await button.click();
  expect(onTakeOver).toHaveBeenCalledOnce();
});

test('a failed load says why and can be tried again; then focus is on the heading', async () => {
  const onRetry = vi.fn();
  const failed = { kind: 'failed', message: 'Не удалось загрузить пост', isRetrying: false } as const;
  const screen = await render(element({ post: { ...failed, value: undefined }, onRetry }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить пост');
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.rerender(element());
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

const place = ['left', 'top', 'width'] as const;

skeletonSuite({
  skeleton: (
    <Busy>
      <EditPostSkeleton />
    </Busy>
  ),
  real: element(),
  parts: {
    layout: { skeleton: '[data-part=layout]', real: '[data-part=layout]', edges: place },
    bar: { skeleton: '[data-part=bar]', real: '[data-part=bar]', edges: [...place, 'height'] },
    // The margins of the sheet are the editor's own.
    sheet: { skeleton: '[data-sheet]', real: '[data-sheet]', edges: ['top'] },
    text: {
      skeleton: '[data-part=layout] > :first-child',
      real: '[data-part=layout] > :first-child',
      edges: place,
    },
  },
});

test.each([
  ['the text', () => document.body.querySelector('[data-sheet]')],
  ['the panels', () => page.getByRole('button', { name: 'Запланировать' }).element()],
  ['nothing', () => document.body],
])(
  'Ctrl+S saves with focus on %s, with Russian letters, too, and the browser saves no page',
  async (_what, find) => {
    await page.viewport(1440, 900);
    const onSave = vi.fn();
    await render(element({ post: { kind: 'ready', value: { ...edited, onSave }, isRenewing: false } }));
    const key = { key: 'ы', code: 'KeyS', bubbles: true, cancelable: true };
    const event = new KeyboardEvent('keydown', { ...key, ctrlKey: true });
    find()?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(onSave).toHaveBeenCalledOnce();
    find()?.dispatchEvent(new KeyboardEvent('keydown', key));
    expect(onSave).toHaveBeenCalledOnce();
  },
);
