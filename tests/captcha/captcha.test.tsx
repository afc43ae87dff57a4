import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Captcha, useCaptcha, type CaptchaEvent, type CaptchaWidget } from '#src/captcha/index.ts';
import { loadWidget } from '#src/captcha/loadWidget.ts';
import { RegisterPopup } from '#src/components/popups/RegisterPopup/RegisterPopup.tsx';
import '#src/theme/global.ts';

vi.mock('#src/captcha/loadWidget.ts', () => ({ loadWidget: vi.fn<typeof loadWidget>() }));

let tell: (event: CaptchaEvent) => void = () => {};
const Widget: CaptchaWidget = ({ attempt, onEvent }) => {
  useEffect(() => {
    tell = onEvent;
  }, [onEvent]);
  return <button type="button">Виджет {attempt}</button>;
};

beforeEach(() => {
  vi.mocked(loadWidget).mockResolvedValue(Widget);
});
afterEach(() => vi.useRealTimers());

function Registration() {
  const captcha = useCaptcha(true);
  return (
    <RegisterPopup
      isOpen
      onOpenChange={() => {}}
      status={{ kind: 'idle' }}
      isCaptchaChallengeVisible={captcha.isChallengeVisible}
      captcha={<Captcha captcha={captcha} apiOrigin="" form="register" />}
      hasCaptchaToken={captcha.token !== undefined}
      captchaError={captcha.error}
      termsHref="/terms-of-service"
      privacyHref="/privacy-policy"
      onSubmit={() => {}}
      onSwitchToLogin={() => {}}
    />
  );
}

const setUp = async () => {
  const screen = await render(<Registration />);
  const submit = screen.getByRole('button', { name: 'Зарегистрироваться' });
  return { screen, submit, widget: screen.getByRole('button', { name: 'Виджет 0' }) };
};

test('submit waits for the token and says so', async () => {
  const { submit, widget } = await setUp();
  await expect.element(widget).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await expect
    .element(submit)
    .toHaveAccessibleDescription('Сначала пройдите проверку «Я\u00a0не\u00a0робот».');
  tell({ type: 'token', token: 'abc' });
  await expect.element(submit).toBeEnabled();
  tell({ type: 'expired' });
  await expect.element(submit).toBeDisabled();
});

test('a widget that does not come keeps its place, and after 8 seconds says that it takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(loadWidget).mockReturnValue(new Promise(() => {}));
  const { screen } = await setUp();
  const busy = () => screen.baseElement.querySelector('[aria-busy="true"]');
  expect(busy()?.getBoundingClientRect().height).toBe(102);
  vi.advanceTimersByTime(7_999);
  expect(busy()).not.toHaveTextContent('дольше');
  vi.advanceTimersByTime(1);
  await expect.poll(() => busy()?.textContent).toContain('Загрузка идёт дольше обычного...');
});

test('a blocked download is an error under the box; a press asks for it again', async () => {
  vi.mocked(loadWidget).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { screen, widget } = await setUp();
  await expect.element(screen.getByText('Ошибка капчи. Попробуйте еще раз.')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Я не робот' }).click();
  await expect.element(widget).toBeVisible();
  await expect.element(screen.getByText('Ошибка капчи. Попробуйте еще раз.')).not.toBeInTheDocument();
});

test('while the challenge shows focus is free to go there, and then comes back with what was typed', async () => {
  const { screen, widget } = await setUp();
  const email = screen.getByLabelText('Email');
  await email.fill('anna@example.ru');
  await expect.element(widget).toBeVisible();
  widget.element().focus();
  const challenge = document.body.appendChild(document.createElement('button'));
  challenge.textContent = 'Задание';
  tell({ type: 'visible' });
  await expect.element(email).not.toBeVisible();
  challenge.focus();
  expect(challenge).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  challenge.remove();
  tell({ type: 'hidden' });
  await expect.element(widget).toHaveFocus();
  await expect.element(email).toHaveValue('anna@example.ru');
});
