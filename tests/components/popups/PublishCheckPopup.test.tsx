import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  PublishCheckPopup,
  type PublishCheckPopupProps,
} from '#src/components/popups/PublishCheckPopup/PublishCheckPopup.tsx';
import { findings } from '#stories/components/popups/PublishCheckPopup.fixtures.ts';
import '#src/theme/global.ts';

const dialog = () => page.getByRole('dialog', { name: 'Проверка перед публикацией' });
const button = (name: string) => dialog().getByRole('button', { name });
const show = (props: Partial<PublishCheckPopupProps> = {}) =>
  render(
    <PublishCheckPopup
      isOpen
      onOpenChange={() => {}}
      findings={findings}
      when="later"
      publication={{ kind: 'idle' }}
      onPublish={() => {}}
      {...props}
    />,
  );

test('each finding says what it is, in words too', async () => {
  await show();
  const rows = dialog().getByRole('listitem');
  for (const [index, words] of [
    'Ошибка: Стол сверху.heic не загрузилось',
    'Раскладка дорожек.png загружается',
    'Замечание: У двух фото нет описания',
    'Увидят 214 человек',
  ].entries())
    await expect.element(rows.nth(index).getByRole('paragraph').first()).toHaveTextContent(words);
});

test('an error disables the button and is counted; remarks are mentioned only where there are any', async () => {
  const screen = await show();
  await expect.element(button('Запланировать')).toBeDisabled();
  await expect.element(dialog().getByText(/Осталась\s1\sошибка\.\sЗамечания не/)).toBeVisible();
  await screen.unmount();
  await show({ findings: findings.slice(0, 1) });
  await expect.element(dialog().getByText(/Осталась\s1\sошибка\.$/)).toBeVisible();
});

test('remarks and uploads under way keep nothing back', async () => {
  const onPublish = vi.fn();
  await show({ findings: findings.slice(1), when: 'now', onPublish });
  await button('Опубликовать').click();
  expect(onPublish).toHaveBeenCalledOnce();
});

test('a finding leads to its block', async () => {
  const onPress = vi.fn();
  await show({
    findings: [{ kind: 'warning', title: 'Фото', note: '', action: { label: 'Добавить', onPress } }],
  });
  await button('Добавить в посте: Фото').click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('while it is on its way nothing is sent twice, and a failure is told', async () => {
  const onPublish = vi.fn();
  const rest = { findings: findings.slice(1), when: 'now', onPublish } as const;
  const screen = await show({ ...rest, publication: { kind: 'pending' } });
  button('Публикуем...').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onPublish).not.toHaveBeenCalled();
  await screen.unmount();
  await show({ ...rest, publication: { kind: 'failed', message: 'Нет связи' } });
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Нет связи');
});

test('«Вернуться к посту» closes it', async () => {
  const onOpenChange = vi.fn();
  await show({ onOpenChange });
  await button('Вернуться к посту').click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('without a proven e-mail there is nothing to publish with, and the message that proves it can be asked for', async () => {
  const onSend = vi.fn();
  await show({ verification: { status: { kind: 'idle' }, onSend } });
  expect(button('Запланировать').query()).toBeNull();
  await button('Отправить письмо ещё раз').click();
  expect(onSend).toHaveBeenCalledOnce();
});
