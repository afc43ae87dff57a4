import fc from 'fast-check';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Popup, useShown } from '#src/components/primitives/Popup/Popup.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import { popupSuite } from '#tests/suites/popupSuite.tsx';
import '#src/theme/global.ts';

popupSuite({
  title: 'Вход',
  firstField: 'Email',
  submit: 'Войти',
  popup: (opening) => (
    <Popup {...opening}>
      <PopupContent title="Вход">
        <TextField label="Email" name="email" />
        <TextField label="Имя" name="username" />
        <Button width="full">Войти</Button>
      </PopupContent>
    </Popup>
  ),
});

type Name = 'Первое' | 'Второе' | 'Третье';
const names: Name[] = ['Первое', 'Второе', 'Третье'];

/** A popup with three contents that lead to each other, each with its button on the page. */
async function three() {
  let show: (name: Name | undefined) => void = () => {};
  function Page() {
    const [open, setOpen] = useState<Name>();
    const shown = useShown(open);
    useEffect(() => {
      show = setOpen;
    }, []);
    return (
      <>
        {names.map((name) => (
          <Button key={name} onPress={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Popup isOpen={open !== undefined} name={shown} onOpenChange={() => setOpen(undefined)}>
          <PopupContent title={shown ?? ''}>
            <TextField label="Email" name="email" />
          </PopupContent>
        </Popup>
      </>
    );
  }
  await render(<Page />);
  return (name: Name | undefined) => show(name);
}

const dialogs = () => document.querySelectorAll('[role="dialog"]');

/** The most dialogs there were in the document at once, from now on. */
function watchDialogs(): () => number {
  let most = dialogs().length;
  const observer = new MutationObserver(() => (most = Math.max(most, dialogs().length)));
  observer.observe(document.body, { childList: true, subtree: true });
  return () => most;
}

test('the next content takes the place of the one before, and focus ends where the first was opened', async () => {
  const show = await three();
  const most = watchDialogs();
  const opener = page.getByRole('button', { name: 'Второе', includeHidden: true });
  await opener.click();
  const sheet = dialogs()[0]?.parentElement;
  for (const name of names) {
    // Like a press, with all effects done at once: otherwise Escape might precede the popup's listener.
    flushSync(() => show(name));
    const dialog = page.getByRole('dialog', { name });
    await expect.element(dialog.getByRole('textbox')).toHaveFocus();
    // No second entrance: the sheet is the same.
    expect(sheet?.contains(dialog.element())).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toHaveLength(0);
  await expect.element(opener).toHaveFocus();
  expect(most()).toBe(1);
});

test('a question over a popup leaves it as it is, and gives the focus back', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const [isAsked, setAsked] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Ссылка</Button>
        <Popup isOpen={isOpen} onOpenChange={setOpen}>
          <PopupContent title="Ссылка">
            <TextField label="Адрес" name="href" />
            <Button onPress={() => setAsked(true)}>Назад</Button>
          </PopupContent>
        </Popup>
        <Popup isOpen={isAsked} onOpenChange={setAsked}>
          <PopupContent title="Уйти со страницы?">
            <Button>Остаться</Button>
          </PopupContent>
        </Popup>
      </>
    );
  }
  await render(<Page />);
  const opener = page.getByRole('button', { name: 'Ссылка' });
  const field = page.getByRole('textbox', { name: 'Адрес', includeHidden: true });
  const back = page.getByRole('button', { name: 'Назад', includeHidden: true });
  await opener.click();
  await field.fill('example.ru');
  await back.click();
  await expect.element(page.getByRole('dialog', { name: 'Уйти со страницы?' })).toBeVisible();
  expect(field.element().closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toHaveLength(1);
  await expect.element(back).toHaveFocus();
  expect(back.element().closest('[inert]')).toBeNull();
  await expect.element(field).toHaveValue('example.ru');
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toHaveLength(0);
  await expect.element(opener).toHaveFocus();
});

test('while it fades its keys are those of the page again', async () => {
  await three();
  const opener = page.getByRole('button', { name: 'Первое', includeHidden: true });
  await opener.click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await expect.poll(() => document.querySelector('[data-entering]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  const fade = document.getAnimations().filter(({ playState }) => playState === 'running');
  for (const animation of fade) animation.pause();
  expect(dialogs()).toHaveLength(1);
  await expect.element(opener).toHaveFocus();
  for (const animation of fade) animation.finish();
  await expect.poll(dialogs).toHaveLength(0);
  await expect.element(opener).toHaveFocus();
});

test('on a touch screen, where popups are revealed late, one that is closed before leaves the page, too', async () => {
  const touch = vi.spyOn(Navigator.prototype, 'maxTouchPoints', 'get').mockReturnValue(5);
  const show = await three();
  const opener = page.getByRole('button', { name: 'Первое', includeHidden: true });
  opener.element().focus();
  for (const name of ['Первое', 'Второе', undefined] as const) flushSync(() => show(name));
  const overlay = dialogs()[0]?.closest<HTMLElement>('[data-exiting]');
  // Its fade is held up until react-aria, which waits for the phone's keyboard, reveals it.
  const fade = document.getAnimations().filter(({ playState }) => playState === 'running');
  for (const animation of fade) animation.pause();
  await expect.poll(() => overlay?.style.opacity).toBe('');
  for (const animation of fade) animation.finish();
  await expect.poll(dialogs).toHaveLength(0);
  await expect.element(opener).toHaveFocus();
  touch.mockRestore();
});

test('opened again while it fades, it starts from the beginning', async () => {
  const show = await three();
  show('Первое');
  const field = page.getByRole('textbox');
  await field.fill('anna@example.ru');
  show(undefined);
  show('Первое');
  await expect.element(field).toHaveValue('anna@example.ru');
  await userEvent.keyboard('{Escape}');
  show('Первое');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

test('under 50 random actions there is never a second dialog, nor an unusable page after them', async () => {
  const show = await three();
  const most = watchDialogs();
  const actions = fc.sample(fc.constantFrom(...names, undefined, 'Escape', 'Tab'), { seed: 3, numRuns: 50 });
  for (const action of actions) {
    if (action === 'Escape' || action === 'Tab') await userEvent.keyboard(`{${action}}`);
    else show(action);
  }
  show('Третье');
  await expect.element(page.getByRole('dialog', { name: 'Третье' }).getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toHaveLength(0);
  expect(most()).toBe(1);
  expect(document.querySelector('[inert]')).toBeNull();
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
});

test('hidden, it keeps what was typed and leaves the page to the challenge', async () => {
  const props = { isOpen: true, onOpenChange: vi.fn() };
  const onPress = vi.fn();
  const form = (isHidden: boolean) => (
    <>
      <Button onPress={onPress}>Я не робот</Button>
      <Popup {...props} isHidden={isHidden}>
        <PopupContent title="Вход">
          <TextField label="Email" name="email" />
        </PopupContent>
      </Popup>
    </>
  );
  const screen = await render(form(false));
  await screen.getByRole('textbox').fill('anna@example.ru');
  await screen.rerender(form(true));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Я не робот' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  expect(props.onOpenChange).not.toHaveBeenCalled();
  await screen.rerender(form(false));
  const field = screen.getByRole('textbox', { name: 'Email' });
  await expect.element(field).toHaveValue('anna@example.ru');
  await expect.element(field).toHaveFocus();
});
