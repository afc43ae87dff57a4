import { Popup, type PopupProps } from '#src/components/primitives/Popup/index.ts';
import { CropContent, type CropContentProps } from './CropContent.tsx';

export type CropPopupProps = CropContentProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/** Chooses which part of a picture is shown (design section 14). Its owner closes it once the part is taken. */
export function CropPopup({ isOpen, onOpenChange, ...content }: CropPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <CropContent {...content} />
    </Popup>
  );
}
