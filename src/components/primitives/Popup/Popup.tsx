import { type ReactNode, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { FirstFocus } from './FirstFocus.tsx';
import { FocusReturn } from './FocusReturn.tsx';
import * as css from './Popup.css.ts';

export { useShown } from './useShown.ts';

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
