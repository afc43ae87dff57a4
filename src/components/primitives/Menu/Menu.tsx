import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { ReactElement } from 'react';
import { type MenuEntry, MenuItems, type MenuItemsProps } from './MenuItems.tsx';
import * as css from './Menu.css.ts';

export interface MenuProps<Id extends string> {
  /** The button that opens it, and names it for screen readers. */
  children: ReactElement;
  items: readonly MenuEntry<Id>[];
  /** The current one: then the menu is a choice. @default nothing is chosen */
  selected?: Id | undefined;
  onAction: (id: Id) => void;
  /** Renders the list together with other parts, such as a search above it. @default the list alone */
  renderItems?: (list: MenuItemsProps<Id>) => ReactElement;
}

/** A button with a menu of further actions (design section 14). */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { children, items, selected, onAction, renderItems = MenuItems } = props;
  return (
    <MenuTrigger>
      {children}
      <Popover className={css.popover} placement="bottom start">
        {renderItems({ items, selected, onAction })}
      </Popover>
    </MenuTrigger>
  );
}
