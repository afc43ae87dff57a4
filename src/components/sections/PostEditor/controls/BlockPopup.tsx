import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { validateBlock } from '#src/validation/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Popup } from '../../../primitives/Popup/Popup.tsx';
import { PopupContent } from '../../../primitives/Popup/PopupContent.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { type EditorBlock, type EditorPicture, limits } from '../blocks.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { PictureFields } from './PictureFields.tsx';

/** A block whose words are typed in a dialog. */
export type WordedBlock = Extract<EditorBlock, { type: 'picture' | 'gallery' | 'audio' | 'file' }>;

const titles = {
  picture: 'Описание и подпись',
  gallery: 'Картинки галереи',
  audio: 'Название записи',
  file: 'Название файла',
} as const;

export interface BlockPopupProps {
  /** The block whose words are changed. @default it is closed */
  block: WordedBlock | undefined;
  /** Address of a picture, small. */
  srcOf: (media: string) => string | undefined;
  onClose: () => void;
  /** Nothing that was taken away is missing: an empty gallery is no block. */
  onSave: (block: WordedBlock | undefined) => void;
}

/** The words of a picture, a gallery, a sound or a file: in the text itself phones lose them. */
export function BlockPopup({ block, onClose, ...form }: BlockPopupProps) {
  return (
    <Popup isOpen={block !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PopupContent title={titles[block?.type ?? 'picture']}>
        {block && <BlockForm block={block} {...form} />}
      </PopupContent>
    </Popup>
  );
}

/** Builds the block from the edited words; a gallery with one picture left becomes a picture. */
function galleryOf(pictures: EditorPicture[]): WordedBlock | undefined {
  const [first] = pictures;
  if (first === undefined) return undefined;
  return pictures.length === 1 ? { type: 'picture', ...first } : { type: 'gallery', pictures };
}

function errorOf(block: WordedBlock): string | undefined {
  if ('title' in block && block.title.length > limits.name) return `Не длиннее ${limits.name} знаков`;
  return validateBlock(block);
}

function BlockForm({
  block: given,
  srcOf,
  onSave,
}: Omit<BlockPopupProps, 'onClose' | 'block'> & { block: WordedBlock }) {
  const [block, setBlock] = useState<WordedBlock | undefined>(given);
  const [isTried, setTried] = useState(false);
  const error = block && isTried ? errorOf(block) : undefined;
  const save = () => {
    setTried(true);
    if (block === undefined || errorOf(block) === undefined) onSave(block);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap={24}>
        {block?.type === 'picture' && (
          <PictureFields picture={block} onChange={(picture) => setBlock({ ...block, ...picture })} />
        )}
        {block?.type === 'gallery' &&
          block.pictures.map((picture, place) => (
            <PictureFields
              // A gallery may have a picture twice, and pictures change places.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              picture={picture}
              place={{ number: place + 1, count: block.pictures.length, src: srcOf(picture.media) }}
              onChange={(next) => setBlock({ ...block, pictures: block.pictures.with(place, next) })}
              onMove={(to) => {
                const pictures = block.pictures.toSpliced(place, 1).toSpliced(to, 0, picture);
                setBlock({ ...block, pictures });
              }}
              onRemove={() => setBlock(galleryOf(block.pictures.toSpliced(place, 1)))}
            />
          ))}
        {(block?.type === 'audio' || block?.type === 'file') && (
          <TextField
            label="Название"
            name="title"
            value={block.title}
            errorMessage={error}
            onChange={(title) => setBlock({ ...block, title })}
          />
        )}
        <Button type="submit" width="full">
          Готово
        </Button>
      </Stack>
    </Form>
  );
}
