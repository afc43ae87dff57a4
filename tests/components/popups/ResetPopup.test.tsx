import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ResetPopup, type ResetPopupProps } from '#src/components/popups/ResetPopup/ResetPopup.tsx';
import { popupSuite } from '#tests/suites/popupSuite.tsx';

const popup = (props: Partial<ResetPopupProps> = {}) => (
  <ResetPopup
    isOpen
    onOpenChange={() => {}}
    status={{ kind: 'idle' }}
    onSubmit={() => {}}
    onSwitchToLogin={() => {}}
    {...props}
  />
);

popupSuite({
  title: 'Восстановление пароля',
  firstField: 'Email',
  submit: 'Отправить ссылку',
  popup,
});

test('it keeps an address typed before and leads back to the login', async () => {
  const onSwitchToLogin = vi.fn();
  const screen = await render(popup({ defaultEmail: 'anna@example.ru', onSwitchToLogin }));
  await expect.element(screen.getByLabelText('Email')).toHaveValue('anna@example.ru');
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await screen.getByText('Вернуться ко входу').click();
  expect(onSwitchToLogin).toHaveBeenCalledOnce();
});
