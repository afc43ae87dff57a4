import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setRussian } from '#src/format/typesetting.ts';
import type { Action } from '#src/status/action.ts';
import { autofill, paste } from './fill.ts';

interface FormProps<Field extends string, Sent> {
  status: Action<Field>;
  onSubmit: (sent: Sent) => void;
}

interface FieldCase<Field extends string> {
  /** Name of the field in the server's errors; without it the server never hears of the field. */
  name?: Field;
  label: string;
  good: string;
  /** A value that breaks a rule, and the sentence it gets; without it no rule of form can be broken. */
  bad?: readonly [value: string, message: string];
  /** Error of an empty field; without it the field is optional. */
  empty?: string;
  /** Expected `autocomplete`. */
  autoComplete: string;
}

export interface FormSuite<Field extends string, Sent> {
  form: (props: FormProps<Field, Sent>) => ReactElement;
  /** Fields in the order of the screen. */
  fields: readonly FieldCase<Field>[];
  /** Words of the button; `again` once the form was sent. @default `again` is as `rest` */
  button: { rest: string; pending: string; again?: string };
  /** Sent values if each field holds its valid one. */
  sent: Sent;
  /** @default 'empties' */
  success?: 'empties' | 'keeps';
}

/** As they are read: typeset. */
const words = (text: string) => expect.stringContaining(setRussian(text));

/** Behaviour of every form (design section 8). */
export function formSuite<Field extends string, Sent>(suite: FormSuite<Field, Sent>): void {
  const { form, fields, button, sent, success = 'empties' } = suite;

  const setUp = async () => {
    const onSubmit = vi.fn<(sent: Sent) => void>();
    const show = (status: Action<Field>) => form({ status, onSubmit });
    const screen = await render(show({ kind: 'idle' }));
    const input = (label: string) => screen.getByLabelText(label, { exact: true });
    const fill = async () => {
      for (const { label, good } of fields) await input(label).fill(good);
    };
    const answer = async (status: Action<Field>) => {
      await screen.rerender(show({ kind: 'pending' }));
      await screen.rerender(show(status));
    };
    return {
      screen,
      onSubmit,
      show,
      input,
      fill,
      answer,
      submit: screen.getByRole('button', {
        name: new RegExp(`^(${button.rest}|${button.again ?? button.rest})$`),
      }),
    };
  };

  const expectValues = async (input: (label: string) => Locator) => {
    for (const { label, good } of fields) await expect.element(input(label)).toHaveValue(good);
  };

  describe('as every form', () => {
    const required = fields.filter(({ empty }) => empty !== undefined);
    const judged = fields.filter(({ bad }) => bad !== undefined);

    test('says nothing about fields that were only passed through', async () => {
      const { input } = await setUp();
      await input(fields[0]?.label ?? '').click();
      await userEvent.keyboard('{Tab}'.repeat(fields.length));
      await userEvent.click(document.body, { position: { x: 1, y: 1 } });
      for (const { label } of fields) await expect.element(input(label)).not.toHaveAttribute('aria-invalid');
    });

    test.runIf(required.length > 0)(
      'empty, is not sent: each field says so and focus goes to the first',
      async () => {
        const { onSubmit, input, submit } = await setUp();
        for (const { label } of fields) await input(label).fill('');
        await submit.click();
        await expect.element(input(required[0]?.label ?? '')).toHaveFocus();
        for (const { label, empty = '' } of required) {
          await expect.element(input(label)).toHaveAttribute('aria-invalid', 'true');
          await expect.element(input(label)).toHaveAccessibleDescription(words(empty));
        }
        expect(onSubmit).not.toHaveBeenCalled();
      },
    );

    test.for(judged)('judges «$label» when it is left, then at each key', async ({ label, good, bad }) => {
      const [value, message] = bad ?? ['', ''];
      const { input, fill } = await setUp();
      await fill();
      await userEvent.click(document.body, { position: { x: 1, y: 1 } });
      await expect.element(input(label)).not.toHaveAttribute('aria-invalid');
      await input(label).fill(value);
      await expect.element(input(label)).not.toHaveAttribute('aria-invalid');
      await userEvent.click(document.body, { position: { x: 1, y: 1 } });
      await expect.element(input(label)).toHaveAccessibleDescription(words(message));
      await input(label).fill(good);
      await expect.element(input(label)).not.toHaveAttribute('aria-invalid');
      await input(label).fill(value);
      await expect.element(input(label)).toHaveAccessibleDescription(words(message));
    });

    test.for(judged)('with only «$label» wrong is not sent and goes there', async ({ label, bad }) => {
      const { onSubmit, input, fill } = await setUp();
      await fill();
      await input(label).fill(bad?.[0] ?? '');
      await userEvent.keyboard('{Enter}');
      await expect.element(input(label)).toHaveFocus();
      await expect.element(input(label)).toHaveAccessibleDescription(words(bad?.[1] ?? ''));
      expect(onSubmit).not.toHaveBeenCalled();
    });

    test('a double press and another Enter send once (case 41)', async () => {
      const onSubmit = vi.fn<(sent: Sent) => void>();
      const screen = await render(<Owner form={form} onSubmit={onSubmit} />);
      for (const { label, good } of fields) await screen.getByLabelText(label, { exact: true }).fill(good);
      await screen.getByRole('button', { name: button.rest }).dblClick();
      await screen.getByLabelText(fields.at(-1)?.label ?? '', { exact: true }).click();
      await userEvent.keyboard('{Enter}1{Enter}');
      expect(onSubmit.mock.calls).toEqual([[sent]]);
    });

    test('while it is sent, the button says so without losing focus, and values stay', async () => {
      const { screen, show, input, fill, submit } = await setUp();
      await fill();
      await userEvent.tab();
      submit.element().focus();
      await screen.rerender(show({ kind: 'pending' }));
      const pending = screen.getByRole('button', { name: button.pending });
      await expect.element(pending).toHaveAttribute('aria-disabled', 'true');
      await expect.element(pending).toHaveFocus();
      await expectValues(input);
    });

    test('a refusal is said above the fields, loses nothing and gives the button back', async () => {
      const { screen, input, fill, answer, submit } = await setUp();
      await fill();
      const alerts = screen.getByRole('alert').elements();
      await answer({ kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' });
      const refusal = screen.getByText('Ошибка соединения с сервером. Попробуйте позже.');
      await expect.element(refusal).toBeVisible();
      // Screen readers announce changes of a region they already know.
      expect(alerts).toContain(refusal.element().parentElement);
      await expect.element(submit).not.toHaveAttribute('aria-disabled');
      await expectValues(input);
    });

    test.for(fields)(
      "the server's error about «$label» is there, with focus, until it is edited",
      async (tested) => {
        const { name, label } = tested;
        if (name === undefined) return;
        const { input, fill, answer, submit } = await setUp();
        await fill();
        const errors: Partial<Record<Field, string>> = {};
        errors[name] = 'Сервер против.';
        await answer({ kind: 'failed', fields: errors });
        await expect.element(input(label)).toHaveFocus();
        await expect.element(input(label)).toHaveAccessibleDescription(words('Сервер против.'));
        await expect.element(submit).not.toHaveAttribute('aria-disabled');
        await expectValues(input);
        await userEvent.keyboard('1');
        await expect.element(input(label)).not.toHaveAccessibleDescription(words('Сервер против.'));
      },
    );

    test(`success is said, ${success} the fields and gives the button back`, async () => {
      const { screen, input, fill, answer, submit } = await setUp();
      await fill();
      await answer({ kind: 'done', message: 'Готово.' });
      await expect.element(screen.getByText('Готово.')).toBeVisible();
      await expect.element(submit).not.toHaveAttribute('aria-disabled');
      for (const { label, good } of fields) {
        await expect.element(input(label)).toHaveValue(success === 'keeps' ? good : '');
        await expect.element(input(label)).not.toHaveAttribute('aria-invalid');
      }
    });

    describe('on a screen magnified four times', () => {
      beforeEach(() => page.viewport(320, 256));
      afterEach(() => page.viewport(414, 896));

      test.for([
        ['a refusal', { kind: 'failed', message: 'Сервер против.' }],
        ['success', { kind: 'done', message: 'Сервер за.' }],
      ] satisfies [string, Action<Field>][])('%s is in view, and focus stays', async ([, status]) => {
        const { screen, fill, answer, submit } = await setUp();
        await fill();
        submit.element().focus();
        submit.element().scrollIntoView({ block: 'end' });
        await answer(status);
        await expect.element(screen.getByText(status.message)).toBeInViewport({ ratio: 0.98 });
        await expect.element(submit).toHaveFocus();
      });

      test.for(fields)("the server's error about «$label» is in view with its field", async (tested) => {
        const { name, label } = tested;
        if (name === undefined) return;
        const { screen, input, fill, answer, submit } = await setUp();
        await fill();
        submit.element().focus();
        const errors: Partial<Record<Field, string>> = {};
        errors[name] = 'Сервер против.';
        await answer({ kind: 'failed', message: 'Данные не приняты.', fields: errors });
        await expect.element(screen.getByText('Сервер против.')).toBeInViewport({ ratio: 0.98 });
        await expect.element(input(label)).toBeInViewport({ ratio: 0.98 });
        await expect.element(input(label)).toHaveFocus();
      });

      test.for(judged)('what is wrong with «$label» is in view when it is sent', async ({ label, bad }) => {
        const { screen, input, fill } = await setUp();
        await fill();
        await input(label).fill(bad?.[0] ?? '');
        // The field ends where the screen does.
        input(label).element().scrollIntoView({ block: 'end' });
        await userEvent.keyboard('{Enter}');
        await expect.element(screen.getByText(bad?.[1] ?? '')).toBeInViewport({ ratio: 0.98 });
        await expect.element(input(label)).toBeInViewport({ ratio: 0.98 });
      });
    });

    test('every field takes what is pasted', async () => {
      const { onSubmit, input } = await setUp();
      for (const { label, good } of fields) {
        await input(label).fill('');
        paste(input(label).element(), good);
      }
      await expectValues(input);
      await userEvent.keyboard('{Enter}');
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(sent);
    });

    test('a password manager fills all fields at once', async () => {
      const { onSubmit, input, submit } = await setUp();
      for (const { label, good } of fields) autofill(input(label).element(), good);
      await expectValues(input);
      await submit.click();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(sent);
    });

    test('browsers and password managers know the fields, and Enter sends from the last', async () => {
      const { input } = await setUp();
      for (const { label, autoComplete } of fields) {
        await expect.element(input(label)).toHaveAttribute('autocomplete', autoComplete);
        expect(input(label).element().closest('form')).not.toBeNull();
      }
      await expect.element(input(fields.at(-1)?.label ?? '')).toHaveAttribute('enterkeyhint', 'go');
    });
  });
}

interface OwnerProps<Field extends string, Sent> {
  form: (props: FormProps<Field, Sent>) => ReactElement;
  onSubmit: Mock<(sent: Sent) => void>;
}

/** Keeps the status as the app does. */
function Owner<Field extends string, Sent>({ form, onSubmit }: OwnerProps<Field, Sent>) {
  const [status, setStatus] = useState<Action<Field>>({ kind: 'idle' });
  return form({
    status,
    onSubmit: (sent) => {
      onSubmit(sent);
      setStatus({ kind: 'pending' });
    },
  });
}
