import type { ButtonProps } from 'react-aria-components/Button';
import type { MenuProps } from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import { type RefObject, useId, useRef, useState } from 'react';

/** Where the focus is when the menu opens: on the menu itself for a mouse, on an item for everybody else. */
type Entrance = 'menu' | 'first' | 'last';

export interface MenuButton {
  button: ButtonProps & { ref: RefObject<HTMLButtonElement | null>; isPressed: boolean };
  popover: Pick<PopoverProps, 'aria-labelledby' | 'triggerRef' | 'isOpen' | 'onOpenChange'>;
  menu: Pick<MenuProps<object>, 'id' | 'aria-labelledby' | 'autoFocus' | 'onClose'>;
}

/**
 * A menu button (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/) that opens when it is let go, like every other control
 * here: a press that is carried off does nothing. react-aria's `MenuTrigger` opens when the mouse goes down.
 */
export function useMenuButton(): MenuButton {
  const [entrance, setEntrance] = useState<Entrance>();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const menuId = useId();
  const isOpen = entrance !== undefined;
  const close = () => setEntrance(undefined);
  return {
    button: {
      ref: triggerRef,
      isPressed: isOpen,
      id: buttonId,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      ...(isOpen && { 'aria-controls': menuId }),
      onPress: ({ pointerType }) =>
        setEntrance(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'menu'),
      onKeyDown: (event) => {
        if (event.key === 'ArrowDown') setEntrance('first');
        else if (event.key === 'ArrowUp') setEntrance('last');
        else event.continuePropagation();
      },
    },
    popover: {
      'aria-labelledby': buttonId,
      triggerRef,
      isOpen,
      onOpenChange: (next) => !next && close(),
    },
    menu: {
      id: menuId,
      'aria-labelledby': buttonId,
      autoFocus: entrance === undefined || entrance === 'menu' ? true : entrance,
      onClose: close,
    },
  };
}
