import { Confirmation } from '../shared/Confirmation.tsx';

export interface BlockReaderContentProps {
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
