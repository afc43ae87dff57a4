/** A notice at the edge of the screen. */
export interface Toast {
  /** Colour and sign; an `error` interrupts the screen reader. */
  tone: 'error' | 'success' | 'info';
  /** One or two words in bold. */
  title: string;
  /** One sentence. @default none */
  text?: string;
  /**
   * What can be done about it; pressed, the notice goes. Offer it elsewhere, too: notices do not stay. @default
   * nothing
   */
  action?: { label: string; onPress: () => void };
}

/** Whether both say the same. Notices with an action are never the same: each acts on its own matter. */
export const isSameToast = (one: Toast, other: Toast): boolean =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.text === other.text &&
  one.action === undefined &&
  other.action === undefined;
