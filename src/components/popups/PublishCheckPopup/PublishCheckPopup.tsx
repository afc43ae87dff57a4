import { Popup, type PopupProps } from '#src/components/primitives/Popup/index.ts';
import { PublishCheckContent, type PublishCheckContentProps } from './PublishCheckContent.tsx';

export type PublishCheckPopupProps = Omit<PublishCheckContentProps, 'onBack'> &
  Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/** «Перед выходом»: what the check has found; only an error keeps the post back (design section 14). */
export function PublishCheckPopup({ isOpen, onOpenChange, ...content }: PublishCheckPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <PublishCheckContent {...content} onBack={() => onOpenChange(false)} />
    </Popup>
  );
}
