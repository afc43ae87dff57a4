import { type RefObject, useRef } from 'react';
import { useFocusOn } from '../../primitives/useFocusOn.ts';

/** An item of the list, and the item that takes its place on the screen. */
interface Deletion {
  readonly item: Element;
  readonly next: HTMLElement | null;
}

const asElement = (element: Element | null | undefined) => (element instanceof HTMLElement ? element : null);

/**
 * Moves the focus when a comment is deleted from its menu: the trigger disappears, so its replacement gets the focus.
 * @param list of items with `data-comment`
 * @param shown what is in it: another object whenever something else is
 * @param heading gets the focus of the last one
 * @returns call it before the comment `id` goes
 */
export function useFocusAfterDeletion(
  list: RefObject<HTMLElement | null>,
  shown: unknown,
  heading: RefObject<HTMLElement | null>,
) {
  const deletion = useRef<Deletion>(undefined);
  useFocusOn(
    shown,
    () => {
      const { item, next } = deletion.current ?? {};
      deletion.current = undefined;
      // A comment with answers stays as «Комментарий удалён».
      return item?.isConnected ? asElement(item) : next;
    },
    { preventScroll: true },
  );
  return (id: string) => {
    const item = list.current?.querySelector(`[data-comment="${CSS.escape(id)}"]`);
    if (!item) return;
    const next = item.nextElementSibling ?? item.previousElementSibling ?? item.parentElement?.closest('li');
    deletion.current = { item, next: asElement(next) ?? heading.current };
  };
}
