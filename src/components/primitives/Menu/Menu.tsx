import { ButtonContext } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { ReactElement } from 'react';
import { Icon } from '../Icon/index.ts';
import { useMenuButton } from './useMenuButton.ts';
import * as css from './Menu.css.ts';

/** Something to do, or to choose. */
export interface MenuEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** `danger` for actions that delete or end something. @default 'plain' */
  readonly tone?: 'plain' | 'danger';
}

export interface MenuProps<Id extends string> {
  /** The button that opens it, and names it for screen readers. */
  children: ReactElement;
  items: readonly MenuEntry<Id>[];
  /** The current one: then the menu is a choice. @default nothing is chosen */
  selected?: Id | undefined;
  onAction: (id: Id) => void;
}

/** What else one can do, behind a button (design section 14). */
export function Menu<Id extends string>({ children, items, selected, onAction }: MenuProps<Id>) {
  const choose = (key: unknown) => {
    const entry = items.find(({ id }) => id === key);
    if (entry !== undefined) onAction(entry.id);
  };
  const { button, popover, menu } = useMenuButton();
  return (
    <>
      <ButtonContext value={button}>{children}</ButtonContext>
      <Popover className={css.popover} placement="bottom start" {...popover}>
        <AriaMenu
          {...menu}
          className={css.list}
          onAction={choose}
          {...(selected !== undefined && {
            selectionMode: 'single',
            disallowEmptySelection: true,
            selectedKeys: [selected],
          })}
        >
          {items.map(({ id, label: text, tone }) => (
            <MenuItem className={css.item({ tone })} key={id} id={id} textValue={text}>
              {selected !== undefined && (
                <span className={css.sign}>
                  <Icon name="check" size="small" />
                </span>
              )}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </>
  );
}
