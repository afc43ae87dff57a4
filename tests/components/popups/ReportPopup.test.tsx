import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReportPopup, type ReportPopupProps } from '#src/components/popups/ReportPopup/ReportPopup.tsx';
import '#src/theme/global.ts';

const idle = { kind: 'idle' } as const;

const open = (props: Partial<ReportPopupProps> = {}) =>
  render(
    <ReportPopup isOpen onOpenChange={() => {}} subject="post" action={idle} onSend={() => {}} {...props} />,
  );
const submit = () => page.getByRole('button', { name: 'Отправить жалобу' });

test('the chosen reason is sent', async () => {
  const onSend = vi.fn();
  await open({ onSend });
  await page.getByText('Чужая работа без разрешения').click();
  await submit().click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('copyright');
});

test('without a reason nothing is sent, and that is told', async () => {
  const onSend = vi.fn();
  await open({ onSend });
  await submit().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Выберите причину');
  expect(onSend).not.toHaveBeenCalled();
});

test('what the server says against it is told', async () => {
  await open({ action: { kind: 'failed', message: 'Вы уже пожаловались на этот пост.' } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Вы уже пожаловались на этот пост.');
});

test('it is a dialog that focus begins in, and Escape asks to close', async () => {
  const onOpenChange = vi.fn();
  await open({ onOpenChange });
  const dialog = page.getByRole('dialog', { name: 'Пожаловаться на пост' });
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
