import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { PublishCheckContent, type PublishCheckContentProps } from './PublishCheckContent.tsx';

export { type Finding, PublishCheckContent } from './PublishCheckContent.tsx';

export type PublishCheckPopupProps = Omit<PublishCheckContentProps, 'onBack'> &
  Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/**
 * «Перед выходом» by itself: what the check has found; only an error keeps the post back (design section 14). The page
 * where a post is written puts `PublishCheckContent` into its own `Popup`.
 */
export function PublishCheckPopup({ isOpen, onOpenChange, ...content }: PublishCheckPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <PublishCheckContent {...content} onBack={() => onOpenChange(false)} />
    </Popup>
  );
}
