import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as css from './Popup.css.ts';
import { content } from './Popup.css.ts';

export interface PopupProps {
  /** True if the popup is visible. */
  isOpen: boolean;
  /** Asked to close by Escape, by the backdrop or by the cross. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Name of the present content. Another name is another dialog in the same place: no second entrance, yet a new name,
   * and focus in its first empty field.
   */
  name?: string | undefined;
  /**
   * Out of sight but mounted: the captcha's challenge lies on the page, and what was typed must not be lost
   * (specification section 4). @default false
   */
  isHidden?: boolean;
  /** A `PopupContent`. Stays until the popup has faded. */
  children: ReactNode;
}

/**
 * A modal form (design section 7). Each opening starts over with its first empty field; focus ends where the popup was
 * opened.
 */
export function Popup({ isOpen, onOpenChange, name, isHidden = false, children }: PopupProps) {
  const [dialog, setDialog] = useState({ isOpen: false, name, count: 0 });
  if (dialog.isOpen !== isOpen || dialog.name !== name)
    setDialog({ isOpen, name, count: dialog.count + (isOpen ? 1 : 0) });

  const isAway = isOpen && isHidden;
  return (
    // React-aria treats a hidden popup as one that is leaving: it stays mounted, the rest of the page is no longer
    // inert, and the challenge can get the focus.
    <ModalOverlay
      isOpen={isOpen && !isHidden}
      isExiting={isAway}
      onOpenChange={onOpenChange}
      isDismissable
      className={css.overlay({ isAway })}
    >
      <Modal className={css.modal({ isAway })}>
        <FocusReturn isOpen={isOpen}>
          <Dialog key={dialog.count} className={css.dialog}>
            <FirstFocus isHidden={isAway}>{children}</FirstFocus>
          </Dialog>
        </FocusReturn>
      </Modal>
    </ModalOverlay>
  );
}

interface FirstFocusProps {
  /** While true focus belongs to the page. */
  isHidden: boolean;
  children: ReactNode;
}

/** The first field with nothing in it: an address typed before is not to be typed again. */
function firstField(form: Element | null): HTMLElement | undefined {
  // A choice of files is not seen, and a scale is not typed into.
  const fields = [
    ...(form?.querySelectorAll<HTMLInputElement>('input:not([type=file], [type=range])') ?? []),
  ];
  return fields.find((field) => field.value === '') ?? fields[0];
}

/** Focus of a dialog: to its first empty field when it appears, and back to where it had been after it was hidden. */
function FirstFocus({ isHidden, children }: FirstFocusProps) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isHidden) (last.current ?? firstField(ref.current))?.focus();
  }, [isHidden]);

  return (
    <div ref={ref} className={content} onFocus={(event) => (last.current = event.target)}>
      {children}
    </div>
  );
}

interface FocusReturnProps {
  /** True if the popup is open and not fading. */
  isOpen: boolean;
  children: ReactNode;
}

/**
 * Returns the focus to the opener when the popup closes, unless it has moved elsewhere. The fading popup is inert: a
 * key pressed then is meant for the page.
 */
function FocusReturn({ isOpen, children }: FocusReturnProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The render that opens it reads the focus: later effects of the popup move it inside.
  const [opening, setOpening] = useState(() => ({ isOpen, opener: document.activeElement }));
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, opener: isOpen ? document.activeElement : opening.opener });
  const { opener } = opening;

  // After the effects by which react-aria takes the rest of the page out of reach have been undone.
  useEffect(() => {
    if (!isOpen) giveBack(opener, ref.current);
  }, [isOpen, opener]);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => giveBack(opener, element);
  }, [opener]);

  return (
    <div ref={ref} className={content} inert={!isOpen}>
      {children}
    </div>
  );
}

function giveBack(opener: Element | null, popup: Element | null): void {
  const { activeElement, body } = document;
  const isFree = activeElement === null || activeElement === body || popup?.contains(activeElement) === true;
  if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Keeps the last content of a closed popup until it has faded.
 * @param open name of the content that is open
 */
export function useShown<Name extends string>(open: Name | undefined): Name | undefined {
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  return open ?? last;
}
