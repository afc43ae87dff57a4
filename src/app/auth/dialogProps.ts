import type { PopupName } from './popupNames.ts';

/** What the three dialogs have in common. */
export interface DialogProps {
  isOpen: boolean;
  /** The address typed so far, in any of the popups; lives in memory only. */
  email: string;
  onEmailChange: (email: string) => void;
  onOpen: (popup: PopupName | undefined) => void;
}
