import { validateLine, validateText } from '#src/validation/index.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { type EditorPicture, limits } from '../blocks.ts';
import * as css from './popups.css.ts';

interface PictureFieldsProps {
  picture: EditorPicture;
  onChange: (picture: EditorPicture) => void;
  /** Position in a gallery. @default it stands alone */
  place?: { readonly number: number; readonly count: number; readonly src: string | undefined };
  /** Moves it to another position, from 0. */
  onMove?: (place: number) => void;
  onRemove?: () => void;
}

const words = ({ media, alt, caption }: EditorPicture, change: Partial<EditorPicture>): EditorPicture => {
  const next = { alt, caption, ...change };
  return { media, alt: next.alt, ...(next.caption && { caption: next.caption }) };
};

/** Description and caption of a picture. */
export function PictureFields({ picture, onChange, place, onMove, onRemove }: PictureFieldsProps) {
  const of = place ? ` ${place.number}` : '';
  return (
    <Stack gap={16}>
      {place && (
        <div className={css.head}>
          {place.src !== undefined && <img className={css.thumb} src={place.src} alt="" />}
          <span className={css.name}>
            Картинка {place.number}
            {' из '}
            {place.count}
          </span>
          {place.number > 1 && (
            <IconButton
              label={`Картинка${of}: раньше`}
              icon="up"
              onPress={() => onMove?.(place.number - 2)}
            />
          )}
          <IconButton label={`Картинка${of}: убрать`} icon="close" onPress={() => onRemove?.()} />
        </div>
      )}
      <TextField
        label="Что на картинке"
        name={`alt${of}`}
        maxLength={limits.alt}
        description="Для тех, кто её не увидит. Если она только украшает, оставьте пустым."
        value={picture.alt}
        errorMessage={validateText(picture.alt)}
        onChange={(alt) => onChange(words(picture, { alt }))}
      />
      <TextField
        label="Подпись"
        name={`caption${of}`}
        maxLength={limits.caption}
        value={picture.caption ?? ''}
        errorMessage={validateLine(picture.caption ?? '')}
        onChange={(caption) => onChange(words(picture, { caption }))}
      />
    </Stack>
  );
}
