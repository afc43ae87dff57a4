import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { type Action, failureOf } from '#src/status/action.ts';
import { closestScale, type Crop, type CropPicture, largestCrop, scaleCrop, scaleOf } from './crop.ts';
import * as css from './CropPopup.css.ts';
import { Frame, Zoom } from './Frame.tsx';

export type { Crop } from './crop.ts';

export type CropPopupProps = CropContentProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/** Chooses the visible part of a picture (design section 14). The parent closes it after saving. */
export function CropPopup({ isOpen, onOpenChange, ...content }: CropPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <CropContent {...content} />
    </Popup>
  );
}

interface CropContentProps {
  kind: CropKind;
  picture: CropPicture;
  /** The part that is shown now. @default the largest one, in the middle */
  crop?: Crop | undefined;
  /** The last try to take the part. */
  action: Action;
  /** Take this part. */
  onCrop: (crop: Crop) => void;
  /** Another picture was chosen in place of this one. */
  onOtherFile: (file: File) => void;
}

/** Content of the crop popup, without its layer. Another picture starts over. */
export function CropContent(props: CropContentProps) {
  return (
    <PopupContent title={kinds[props.kind].title} width="wide">
      <CropForm key={props.picture.src} {...props} />
    </PopupContent>
  );
}

function CropForm({ kind, picture, crop: first, action, onCrop, onOtherFile }: CropContentProps) {
  const { aspect, minWidth, save } = kinds[kind];
  const [crop, setCrop] = useState(first ?? largestCrop(picture, aspect));
  const isPending = action.kind === 'pending';
  const zoom = {
    scale: scaleOf(picture, aspect, crop),
    closest: closestScale(picture, aspect, minWidth),
    onChange: (scale: number) => setCrop(scaleCrop(picture, aspect, crop, scale)),
  };
  return (
    <Stack gap={24}>
      <Banner tone="error">{failureOf(action)}</Banner>
      <div className={css.layout[kind]}>
        <Stack gap={8}>
          <Frame picture={picture} crop={crop} zoom={zoom} onChange={setCrop} />
          <Zoom {...zoom} />
        </Stack>
        {kind === 'portrait' && <Previews src={picture.src} crop={crop} />}
      </div>
      <div className={css.buttons}>
        <Button isPending={isPending} onPress={() => onCrop(crop)}>
          {isPending ? 'Ставим...' : save}
        </Button>
        <FileTrigger
          acceptedFileTypes={['image/*']}
          onSelect={(files) => {
            const file = files?.[0];
            if (file !== undefined) onOtherFile(file);
          }}
        >
          <Button kind="outline" isDisabled={isPending}>
            Другой файл
          </Button>
        </FileTrigger>
      </div>
    </Stack>
  );
}

/** Shape, least width in pixels and texts of each kind of crop. */
const kinds = {
  portrait: { aspect: 1, minWidth: 400, title: 'Кадр портрета', save: 'Поставить портрет' },
  cover: { aspect: 5, minWidth: 1000, title: 'Кадр обложки', save: 'Поставить обложку' },
} as const;

type CropKind = keyof typeof kinds;

const places = [
  ['page', 'на странице'],
  ['feed', 'в ленте'],
  ['answer', 'в ответах'],
] as const;

interface PreviewsProps {
  src: string;
  crop: Crop;
}

/** The part as large as readers will see it. */
function Previews({ src, crop: { x, y, width, height } }: PreviewsProps) {
  const shown = {
    width: `${100 / width}%`,
    height: `${100 / height}%`,
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
  };
  return (
    <ul className={css.previews} aria-label="Как увидят читатели">
      {places.map(([place, words]) => (
        <li className={css.preview} key={place}>
          <span className={css.box[place]}>
            <img className={css.part} style={shown} src={src} alt="" draggable={false} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
