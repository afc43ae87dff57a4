/** A notice at the edge of the screen. */
export interface Toast {
  /** Colour and sign; an `error` interrupts the screen reader. */
  tone: 'error' | 'success' | 'info';
  /** One or two words in bold. */
  title: string;
  /** One sentence. @default none */
  text?: string;
  /** Action of the notice, which closes it. Offer it elsewhere, too: notices do not stay. */
  action?: { label: string; onPress: () => void };
}

/** True if both notices have the same text. Notices with an action always differ: each acts on its own matter. */
export const isSameToast = (one: Toast, other: Toast): boolean =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.text === other.text &&
  one.action === undefined &&
  other.action === undefined;
