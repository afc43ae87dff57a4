import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MailRequest, VerificationMail } from '#src/components/primitives/MailRequest/MailRequest.tsx';
import type { Action } from '#src/status/action.ts';
import '#src/theme/global.ts';

const request = (status: Action, onSend = vi.fn()) => (
  <MailRequest question="Не помните пароль?" action="Отправить ссылку" status={status} onSend={onSend} />
);

test('a press asks for the message, one on its way is not asked for twice', async () => {
  const onSend = vi.fn();
  const screen = await render(request({ kind: 'idle' }, onSend));
  await screen.getByRole('button', { name: 'Отправить ссылку' }).click();
  expect(onSend).toHaveBeenCalledOnce();
  await screen.rerender(request({ kind: 'pending' }, onSend));
  await screen.getByRole('button', { name: 'Отправка...' }).click({ force: true });
  expect(onSend).toHaveBeenCalledOnce();
});

test('the answer is told', async () => {
  const screen = await render(request({ kind: 'idle' }));
  await screen.rerender(request({ kind: 'done', message: 'Отправили.' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Отправили.');
  await screen.rerender(request({ kind: 'failed', message: 'Нет связи' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Нет связи');
});

test('the message that proves the e-mail says first for what', async () => {
  const screen = await render(
    <VerificationMail
      purpose="Подтвердите email, чтобы комментировать."
      status={{ kind: 'idle' }}
      onSend={vi.fn()}
    />,
  );
  await expect
    .element(screen.getByText(/^Подтвердите email, чтобы комментировать\. Откройте ссылку/))
    .toBeVisible();
});
