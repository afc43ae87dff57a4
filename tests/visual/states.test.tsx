import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from '#src/components/primitives/Accordion/Accordion.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Choice } from '#src/components/primitives/Choice/Choice.tsx';
import { Link } from '#src/components/primitives/Link/Link.tsx';
import { MenuItems } from '#src/components/primitives/Menu/MenuItems.tsx';
import { Select } from '#src/components/primitives/Select/Select.tsx';
import { Switch } from '#src/components/primitives/Switch/Switch.tsx';
import { Tabs } from '#src/components/primitives/Tabs/Tabs.tsx';
import { TextArea } from '#src/components/primitives/TextArea/TextArea.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import { ToggleButton } from '#src/components/primitives/ToggleButton/ToggleButton.tsx';
import { ForcedState } from '../../.storybook/decorators/ForcedState.tsx';
import type { State } from '../../.storybook/decorators/states.ts';

const nothing = () => undefined;

/** Each control, and what it is found by. */
const controls: Record<string, { selector: string; control: ReactNode }> = {
  Button: { selector: 'button', control: <Button>Войти</Button> },
  ToggleButton: { selector: 'button', control: <ToggleButton label="Нравится" icon="heart" /> },
  Link: { selector: 'a', control: <Link href="#main">Правила</Link> },
  Select: {
    selector: 'button',
    control: <Select label="Пояс" options={[['a', 'Москва']]} value="a" onChange={nothing} />,
  },
  TextField: { selector: 'input', control: <TextField label="Email" name="email" /> },
  TextArea: {
    selector: 'textarea',
    control: <TextArea label="Текст" name="text" value="" onChange={nothing} />,
  },
  Choice: {
    selector: 'label',
    control: <Choice label="Причина" options={[['a', 'Спам']]} value="a" onChange={nothing} />,
  },
  Switch: { selector: 'label', control: <Switch label="Скрыт" isSelected onChange={nothing} /> },
  Tabs: {
    selector: '[role=tab]',
    control: <Tabs label="Посты" items={[{ id: 'a', label: 'Все', content: null }]} />,
  },
  Accordion: {
    selector: 'button',
    control: <Accordion items={[{ id: 'a', title: 'Комиссии', content: 'Нет' }]} />,
  },
  MenuItems: {
    selector: '[role=menuitem]',
    control: (
      <MenuItems
        aria-label="Действия"
        items={[{ id: 'a', label: 'Изменить' }]}
        selected={undefined}
        onAction={nothing}
      />
    ),
  },
};

/** The states that react-aria has written on each element. */
const written = (container: Element): string[][] =>
  [...container.querySelectorAll('*')].map((element) =>
    element
      .getAttributeNames()
      .filter((name) => /^data-(hovered|pressed|focus)/.test(name))
      .toSorted(),
  );

/** Attributes while a real pointer or keyboard is at a control. */
async function lead(container: Element, selector: string, state: State): Promise<string[][]> {
  const control = page.elementLocator(container.querySelector(selector) ?? container);
  if (state === 'focus-visible') await userEvent.tab();
  if (state === 'hovered') await control.hover();
  if (state !== 'pressed') return written(container);
  const release = new Promise<string[][]>((resolve) =>
    addEventListener('pointerup', () => resolve(written(container)), { capture: true, once: true }),
  );
  await control.click();
  return release;
}

/** Not the select: its menu opens, and takes the focus, while the pointer is down. */
const pressed = ['Button', 'ToggleButton', 'Link', 'MenuItems'];

test.each(
  Object.entries(controls).flatMap(([name, { selector, control }]) => [
    { name, selector, control, state: 'hovered' as const },
    { name, selector, control, state: 'focus-visible' as const },
    ...(pressed.includes(name) ? [{ name, selector, control, state: 'pressed' as const }] : []),
  ]),
)(
  '$name shown $state has all that react-aria writes, where it writes it',
  async ({ selector, control, state }) => {
    const shown = await render(<ForcedState state={state}>{control}</ForcedState>);
    const forced = written(shown.container);
    await shown.unmount();
    const { container } = await render(<div>{control}</div>);
    const real = await lead(container, selector, state);
    await userEvent.unhover(container);
    expect(real.flat()).not.toEqual([]);
    expect(forced).toEqual(real);
  },
);
