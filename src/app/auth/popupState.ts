/** The popups of the landing page (specification section 2); at most one is open. */
const popupNames = ['login', 'register', 'reset'] as const;

export type PopupName = (typeof popupNames)[number];

/** State of a navigation to the landing page that opens this popup. */
export const popupState = (popup: PopupName) => ({ popup });

/** Popup in the navigation's state. */
export function requestedPopup(state: unknown): PopupName | undefined {
  if (typeof state !== 'object' || state === null || !('popup' in state)) return undefined;
  return popupNames.find((name) => name === state.popup);
}

/**
 * State of a navigation that a link asks for by its query: `/?login=1`, perhaps with the page to go on to
 * (`&next=/account/settings`), which is checked where it is read.
 */
export function stateOfLink(search: string): unknown {
  const query = new URLSearchParams(search);
  const popup = popupNames.find((name) => query.has(name));
  return popup && { popup, path: query.get('next'), reason: 'required' };
}

/** The three dialogs share these. */
export interface DialogProps {
  isOpen: boolean;
  /** The address typed so far, in any of the popups; lives in memory only. */
  email: string;
  onEmailChange: (email: string) => void;
  onOpen: (popup: PopupName | undefined) => void;
}

/** Downloads what most people see first once they are signed in. What fails says so when it is opened. */
export function preloadFeed(): void {
  for (const part of [import('../shell/InnerArea.tsx'), import('../feed/FeedPage.tsx')]) part.catch(() => {});
}
