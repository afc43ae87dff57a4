import { Popup, type PopupProps } from '#src/components/primitives/Popup/index.ts';
import { BlockReaderContent, type BlockReaderContentProps } from './BlockReaderContent.tsx';

export type BlockReaderPopupProps = Omit<BlockReaderContentProps, 'onKeep'> &
  Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/** Asks whether to block a reader and says what that does (design section 7). Its owner closes it on `onConfirm`. */
export function BlockReaderPopup({ isOpen, onOpenChange, ...content }: BlockReaderPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <BlockReaderContent {...content} onKeep={() => onOpenChange(false)} />
    </Popup>
  );
}
