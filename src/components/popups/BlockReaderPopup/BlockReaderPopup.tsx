import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { BlockReaderContent, type BlockReaderContentProps } from './BlockReaderContent.tsx';

export { BlockReaderContent } from './BlockReaderContent.tsx';

export type BlockReaderPopupProps = Omit<BlockReaderContentProps, 'onKeep'> &
  Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/** Asks whether to block a reader and explains the effect (design section 7). The parent closes it on `onConfirm`. */
export function BlockReaderPopup({ isOpen, onOpenChange, ...content }: BlockReaderPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <BlockReaderContent {...content} onKeep={() => onOpenChange(false)} />
    </Popup>
  );
}
