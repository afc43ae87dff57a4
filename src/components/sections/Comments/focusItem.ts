/** Ref of a form in an item of a list: when it closes and had the focus, the item takes that. */
export const focusItem = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) part.closest('li')?.focus({ preventScroll: true });
};
