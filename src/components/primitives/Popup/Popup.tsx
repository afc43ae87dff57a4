import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { FirstFocus } from './FirstFocus.tsx';
import * as css from './Popup.css.ts';

export interface PopupProps {
  /** Whether it is on the screen. */
  isOpen: boolean;
  /** Asked to close by Escape, by the backdrop or by the cross; or closed, because another owner's popup came. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Out of sight but mounted: the captcha's challenge lies on the page, and what was typed must not be lost
   * (specification section 4). @default false
   */
  isHidden?: boolean;
  /** A `PopupContent`. */
  children: ReactNode;
}

/**
 * A modal form (design section 7). One is on the page at a time, even of different owners: the next one takes its
 * place on the same scrim. Each opening starts over with its first empty field; focus ends where the first one was
 * opened.
 */
export function Popup({ isOpen, onOpenChange, isHidden = false, children }: PopupProps) {
  const [opening, setOpening] = useState({ isOpen: false, count: 0 });
  /** `next`: came in place of another popup; `gone`: another one came. */
  const [place, setPlace] = useState<'only' | 'next' | 'gone'>('only');
  if (opening.isOpen !== isOpen) {
    setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
    if (isOpen) setPlace('only');
  }
  const follow = useCallback(() => setPlace('next'), []);
  const giveWay = useCallback(() => setPlace('gone'), []);
  const isLeft = place === 'gone' && isOpen;
  useEffect(() => {
    if (isLeft) onOpenChange(false);
  }, [isLeft, onOpenChange]);
  if (place === 'gone') return null;

  const isAway = isOpen && isHidden;
  return (
    // To react-aria a hidden popup is one that has not finished leaving: it stays mounted, yet the rest of the page is
    // no longer inert and focus is not held back from the challenge.
    <ModalOverlay
      isOpen={isOpen && !isHidden}
      isExiting={isAway}
      onOpenChange={onOpenChange}
      isDismissable
      className={css.overlay({ isAway, isNext: place === 'next' })}
    >
      <Modal className={css.modal({ isAway })}>
        <Dialog className={css.dialog}>
          <FirstFocus key={opening.count} isHidden={isAway} onFollow={follow} onGiveWay={giveWay}>
            {children}
          </FirstFocus>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
