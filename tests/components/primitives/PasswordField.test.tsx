import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from '#src/components/primitives/PasswordField/PasswordField.tsx';
import { fieldSuite } from '#tests/suites/fieldSuite.tsx';

fieldSuite((props) => <PasswordField {...props} />);

test('the eye shows and hides the password without sending the form', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Пароль" name="password" defaultValue="Passw0rd" />
    </form>,
  );
  const field = screen.getByLabelText('Пароль', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  const eye = screen.getByRole('button', { name: 'Показать пароль' });
  await expect.element(eye).toHaveAttribute('aria-pressed', 'false');
  await eye.click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(eye).toHaveAttribute('aria-pressed', 'true');
  await eye.click();
  await expect.element(field).toHaveAttribute('type', 'password');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the password stays typed while it is shown', async () => {
  const screen = await render(<PasswordField label="Пароль" name="password" />);
  const field = screen.getByLabelText('Пароль', { exact: true });
  await field.fill('секрет Aa1');
  await screen.getByRole('button').click();
  await expect.element(field).toHaveValue('секрет Aa1');
});

test('the eye is reached and pressed with the keyboard', async () => {
  const screen = await render(<PasswordField label="Пароль" name="password" />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: 'Показать пароль', pressed: true })).toHaveFocus();
});

test('a field being sent has no eye', async () => {
  const screen = await render(<PasswordField label="Пароль" name="password" isDisabled />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

/** A key as the browser reports it while Caps Lock is on or off. */
const press = (input: Element, modifierCapsLock: boolean) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock, bubbles: true }));

test('Caps Lock is pointed out while it is on, and is no error', async () => {
  const screen = await render(<PasswordField label="Пароль" name="password" />);
  const field = screen.getByLabelText('Пароль', { exact: true });
  await field.fill('PASS');
  press(field.element(), true);
  await expect.element(screen.getByText('Включён Caps Lock')).toBeVisible();
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  press(field.element(), false);
  await expect.element(screen.getByText('Включён Caps Lock')).not.toBeInTheDocument();
});

test('Cyrillic letters are pointed out, and are no error', async () => {
  const screen = await render(<PasswordField label="Пароль" name="password" />);
  const field = screen.getByLabelText('Пароль', { exact: true });
  await field.fill('Зфыы');
  const hint = screen.getByText('Похоже, включена русская раскладка');
  await expect.element(hint).toBeVisible();
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await field.fill('Pass');
  await expect.element(hint).not.toBeInTheDocument();
});

test('hints are announced: their region is there before them', async () => {
  const screen = await render(<PasswordField label="Пароль" name="password" />);
  const region = screen.container.querySelector('[aria-live=polite]');
  await screen.getByLabelText('Пароль', { exact: true }).fill('ф');
  expect(region?.textContent).toBe('Похоже, включена русская раскладка');
});

test('keys reach what is around, so that Escape still closes a popup', async () => {
  const onKeyDown = vi.fn();
  const screen = await render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <PasswordField label="Пароль" name="password" />
    </div>,
  );
  await screen.getByLabelText('Пароль', { exact: true }).click();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledWith('Escape');
});

test('a phone neither corrects nor capitalises a password', async () => {
  const screen = await render(<PasswordField label="Пароль" name="password" />);
  const field = screen.getByLabelText('Пароль', { exact: true });
  await expect.element(field).toHaveAttribute('autocapitalize', 'none');
  await expect.element(field).toHaveAttribute('spellcheck', 'false');
});
