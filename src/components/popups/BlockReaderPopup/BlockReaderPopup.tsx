import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { Confirmation } from '../shared/Confirmation.tsx';

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

interface BlockReaderContentProps {
  /** Name of the reader. */
  reader: string;
  onConfirm: () => void;
  onKeep: () => void;
}

const consequence =
  'Не сможет комментировать ваши посты и следить за вами. Прежние комментарии останутся, вы можете их удалить. Разблокировать можно в настройках.';

/** Content of the question about blocking a reader, without its layer. */
export function BlockReaderContent({ reader, onConfirm, onKeep }: BlockReaderContentProps) {
  return (
    <Confirmation
      title="Заблокировать читателя?"
      person={reader}
      consequence={consequence}
      cancel="Не блокировать"
      onCancel={onKeep}
      confirm="Заблокировать"
      onConfirm={onConfirm}
    />
  );
}
