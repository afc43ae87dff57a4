import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { CropContent, type CropContentProps } from './CropContent.tsx';

export { CropContent } from './CropContent.tsx';
export type { Crop, CropPicture } from './crop.ts';

export type CropPopupProps = CropContentProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/** Chooses the visible part of a picture (design section 14). The parent closes it after saving. */
export function CropPopup({ isOpen, onOpenChange, ...content }: CropPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <CropContent {...content} />
    </Popup>
  );
}
