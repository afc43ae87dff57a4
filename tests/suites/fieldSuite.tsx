import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FieldProps } from '#src/components/primitives/TextField/TextField.tsx';

/** Behaviour of every one-line field (design section 8). `field` draws it with the props of the test. */
export function fieldSuite(field: (props: FieldProps) => ReactElement): void {
  const setUp = async (props: Partial<FieldProps> = {}) => {
    const show = (more: Partial<FieldProps> = {}) =>
      field({ label: 'Поле', name: 'field', ...props, ...more });
    const screen = await render(show());
    const input = screen.getByLabelText('Поле', { exact: true });
    return { screen, input, rerender: (more: Partial<FieldProps>) => screen.rerender(show(more)) };
  };

  describe('as every field', () => {
    test('an error is tied to it, takes the place of the description, and goes', async () => {
      const { screen, input, rerender } = await setUp({ description: 'Описание' });
      await expect.element(input).toHaveAccessibleDescription('Описание');
      await expect.element(input).not.toHaveAttribute('aria-invalid');
      await rerender({ errorMessage: 'Ошибка' });
      await expect.element(input).toHaveAttribute('aria-invalid', 'true');
      await expect.element(input).toHaveAccessibleDescription(expect.stringContaining('Ошибка'));
      await expect.element(screen.getByText('Описание')).not.toBeInTheDocument();
      await rerender({});
      await expect.element(input).toHaveAccessibleDescription('Описание');
    });

    test('an error is told when it comes, wherever focus is', async () => {
      const { screen, rerender } = await setUp();
      const regions = [...screen.container.querySelectorAll('[aria-live=polite]')];
      await rerender({ errorMessage: 'Ошибка' });
      const error = screen.getByText('Ошибка').element();
      // Screen readers announce changes of a region they already know.
      expect(regions.some((region) => region.contains(error))).toBe(true);
    });

    test('its error is in view as soon as it has focus', async () => {
      const { screen, input, rerender } = await setUp();
      await rerender({ errorMessage: 'Ошибка' });
      // The screen ends with the input.
      screen.container.style.paddingTop = `${innerHeight - input.element().getBoundingClientRect().bottom}px`;
      const error = screen.getByText('Ошибка');
      await expect.element(error).not.toBeInViewport({ ratio: 0.98 });
      input.element().focus();
      await expect.element(error).toBeInViewport({ ratio: 0.98 });
      await expect.element(input).toBeInViewport({ ratio: 0.98 });
    });

    test('a press on the label or on the frame goes to the input', async () => {
      const { screen, input } = await setUp();
      await screen.getByText('Поле', { exact: true }).click();
      await expect.element(input).toHaveFocus();
    });

    test('typing and pasting reach the owner as they are', async () => {
      const onChange = vi.fn();
      const { input } = await setUp({ onChange });
      await input.fill(' пасте d ');
      expect(onChange).toHaveBeenLastCalledWith(' пасте d ');
      await input.click();
      await userEvent.keyboard('{End}1');
      expect(onChange).toHaveBeenLastCalledWith(' пасте d 1');
    });

    test('an owner that keeps the value has the last word', async () => {
      const { input, rerender } = await setUp({ value: 'a' });
      await input.click();
      await userEvent.keyboard('b');
      await expect.element(input).toHaveValue('a');
      await rerender({ value: 'ab' });
      await expect.element(input).toHaveValue('ab');
    });

    test('disabled, it takes no focus; read-only, it takes focus and no typing', async () => {
      const { input, rerender } = await setUp({ isDisabled: true });
      await expect.element(input).toBeDisabled();
      await rerender({ isDisabled: false, isReadOnly: true });
      await input.click();
      await userEvent.keyboard('a');
      await expect.element(input).toHaveFocus();
      await expect.element(input).toHaveValue('');
    });

    test('a phone and a password manager are told what it is', async () => {
      const { input } = await setUp({ autoComplete: 'off', enterKeyHint: 'go', isRequired: true });
      await expect.element(input).toHaveAttribute('name', 'field');
      await expect.element(input).toHaveAttribute('autocomplete', 'off');
      await expect.element(input).toHaveAttribute('enterkeyhint', 'go');
      await expect.element(input).toBeRequired();
    });

    test('a long error is whole', async () => {
      const word = 'ы'.repeat(300);
      const { screen } = await setUp({ errorMessage: word });
      const error = screen.getByText(word).element();
      expect(error.scrollWidth).toBeLessThanOrEqual(error.clientWidth);
    });
  });
}
