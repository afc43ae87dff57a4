import { Menu, MenuItem, type MenuProps as AriaMenuProps } from 'react-aria-components/Menu';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Menu.css.ts';

/** Something to do, or to choose. */
export interface MenuEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** `danger` for actions that delete or end something. @default 'plain' */
  readonly tone?: 'plain' | 'danger';
}

export interface MenuItemsProps<Id extends string> extends Pick<AriaMenuProps<object>, 'aria-label'> {
  items: readonly MenuEntry<Id>[];
  selected: Id | undefined;
  onAction: (id: Id) => void;
  /** Instead of a list without items. */
  none?: ReactNode;
}

/** The list of a menu, without the button that opens it and what it floats in. */
export function MenuItems<Id extends string>(props: MenuItemsProps<Id>) {
  const { items, selected, onAction, none, ...aria } = props;
  const choose = (key: unknown) => {
    const entry = items.find(({ id }) => id === key);
    if (entry !== undefined) onAction(entry.id);
  };
  return (
    <Menu
      {...aria}
      className={css.list}
      onAction={choose}
      {...(none !== undefined && { renderEmptyState: () => none })}
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
    </Menu>
  );
}
