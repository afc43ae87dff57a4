import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { ErrorText } from '#src/components/primitives/ErrorText/ErrorText.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import type { EditedPicture, PictureKind } from './author.ts';
import * as css from './AuthorForm.css.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

const words = {
  portrait: { first: 'Загрузить', crop: 'Кадрировать портрет', remove: 'Убрать портрет' },
  cover: { first: 'Загрузить свою', crop: 'Кадрировать обложку', remove: 'Убрать обложку' },
} as const;

interface PictureButtonsProps {
  kind: PictureKind;
  picture: EditedPicture;
  onChoose: (kind: PictureKind, file: File) => void;
  onCrop: (kind: PictureKind) => void;
  onRemove: (kind: PictureKind) => void;
}

/** Buttons that choose, crop or remove a picture of the page. */
export function PictureButtons({ kind, picture, onChoose, onCrop, onRemove }: PictureButtonsProps) {
  const { isOwn, canCrop, upload } = picture;
  const isPending = upload.kind === 'pending';
  const { first, crop, remove } = words[kind];
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onChoose(kind, file);
  };
  return (
    <Stack gap={12}>
      <div className={css.buttons}>
        <FileTrigger acceptedFileTypes={accepted} onSelect={choose}>
          <Button kind="outline" size="small" isPending={isPending}>
            {isPending ? 'Загружаем...' : isOwn ? 'Заменить' : first}
          </Button>
        </FileTrigger>
        {canCrop && (
          <Button kind="ghost" size="small" aria-label={crop} onPress={() => onCrop(kind)}>
            Кадрировать
          </Button>
        )}
        {isOwn && (
          <Button kind="ghost" size="small" aria-label={remove} onPress={() => onRemove(kind)}>
            Убрать
          </Button>
        )}
      </div>
      <div role="alert" className={css.failure}>
        {upload.kind === 'failed' && <ErrorText>{upload.message}</ErrorText>}
      </div>
    </Stack>
  );
}
