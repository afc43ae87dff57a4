import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type SaveState, SaveStatus } from '#src/components/sections/SaveStatus/SaveStatus.tsx';

const element = (state: SaveState, onRetry = vi.fn()) => <SaveStatus state={state} onRetry={onRetry} />;
const saving = { kind: 'saving' } as const;
const saved = { kind: 'saved', when: 'в\u00a014:02' } as const;

test.each([
  [{ kind: 'unsaved' }, 'Есть несохранённые правки'],
  [saving, 'Сохраняем…'],
  [saved, 'Сохранено в 14:02'],
  [{ kind: 'offline' }, 'Нет связи. Сохраняем здесь, отправим, как появится'],
  [{ kind: 'tabOnly' }, 'Храним только в этой вкладке, не закрывайте её'],
  [{ kind: 'failed' }, 'Не сохранилось. Повторить'],
  [
    { kind: 'conflict', href: '/post/conflict/7' },
    'Правили в другом месте, новое храним только здесь. Сверить',
  ],
] as const)('%o is told as «%s»', async (state, words) => {
  const screen = await render(element(state));
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent(words);
});

test('while all goes well a screen reader is told nothing', async () => {
  const screen = await render(element(saving));
  await screen.rerender(element(saved));
  await screen.rerender(element(saving));
  await screen.rerender(element({ ...saved, when: 'в\u00a014:03' }));
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a trouble is told to a screen reader, stays said while it is tried again, and so is its end', async () => {
  const screen = await render(element(saving));
  await screen.rerender(element({ kind: 'failed' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Не сохранилось.');
  await screen.rerender(element(saving));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Не сохранилось.');
  await screen.rerender(element(saved));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Сохранено');
});

test('what was not saved can be saved once more', async () => {
  const onRetry = vi.fn();
  const screen = await render(element({ kind: 'failed' }, onRetry));
  await screen.getByRole('link', { name: 'Повторить' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('two versions lead to where they are compared', async () => {
  const screen = await render(element({ kind: 'conflict', href: '/post/conflict/7' }));
  await expect
    .element(screen.getByRole('link', { name: 'Сверить' }))
    .toHaveAttribute('href', '/post/conflict/7');
});
