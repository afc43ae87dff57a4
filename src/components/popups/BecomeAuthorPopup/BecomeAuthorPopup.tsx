import type { BecomeAuthorFormProps } from '#src/components/forms/BecomeAuthorForm/BecomeAuthorForm.tsx';
import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { BecomeAuthorContent } from './BecomeAuthorContent.tsx';

export { BecomeAuthorContent } from './BecomeAuthorContent.tsx';

export type BecomeAuthorPopupProps = BecomeAuthorFormProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/**
 * Opens before the first publication, or from one's own page (design section 7). The parent closes it once the page
 * exists.
 */
export function BecomeAuthorPopup({ isOpen, onOpenChange, ...form }: BecomeAuthorPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <BecomeAuthorContent {...form} />
    </Popup>
  );
}
