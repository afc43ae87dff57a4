/** A popup on the page, from its first frame to the last one of its fade. */
export interface OnPage {
  /** Where focus goes back to. */
  opener: Element | null;
  /** Leaves at once, without a fade: another popup is here. */
  giveWay: () => void;
}

/** At most one popup is open (specification section 2), and none fades under the next one. */
let present: OnPage | undefined;

/**
 * Gives the page to a popup. The one that had it closes and hands on its opener: closing a chain of popups leads
 * back to where the chain began.
 *
 * @returns whether another popup was there
 */
export function takePage(popup: OnPage): boolean {
  const previous = present;
  present = popup;
  if (previous === undefined) return false;
  popup.opener = previous.opener;
  previous.giveWay();
  return true;
}

/** A popup that gave way has no page to leave, and focus belongs to the next one. */
export function leavePage(popup: OnPage, element: Element | null): void {
  if (present !== popup) return;
  present = undefined;
  const { activeElement, body } = document;
  const isFree =
    activeElement === null || activeElement === body || element?.contains(activeElement) === true;
  if (isFree && popup.opener instanceof HTMLElement) popup.opener.focus({ preventScroll: true });
}
