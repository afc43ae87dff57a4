import { useEffect, useState } from 'react';
import type { Media, OwnProfile } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import type { EditedPicture, PictureKind } from '#src/components/forms/AuthorForm/AuthorForm.tsx';
import type { Crop } from '#src/components/popups/CropPopup/CropPopup.tsx';
import type { Photo } from '#src/components/primitives/Avatar/Avatar.tsx';
import type { Cropped } from '#src/data/profiles/ownProfile.ts';
import type { Action } from '#src/status/action.ts';
import { useChosenFile } from './useChosenFile.ts';

/** Pixels that are enough to show what was cut, on sharp screens, too. */
const widths = { portrait: 384, cover: 1440 } as const;

type Edit =
  /** As it is saved. */
  | { readonly kind: 'none' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'cropped'; readonly crop: Crop; readonly shown: Photo };

/** A picture of the page that is on the server, to be cut. */
interface Picked {
  /** The file on this device, or an address. */
  readonly src: string;
  readonly media: Extract<Media, { kind: 'picture' }>;
}

/** The calls that save the picture. */
interface Calls {
  readonly set: (cropped: Cropped) => Promise<Result<OwnProfile>>;
  readonly remove: () => Promise<Result<OwnProfile>>;
}

const unchanged = { kind: 'none' } as const;
const idle: Action = { kind: 'idle' };
const lost: Action = {
  kind: 'failed',
  message: 'Картинка не открылась. Обновите страницу или выберите файл ещё раз.',
};

/** The largest form of what is on the server. */
function pickedOf(source: OwnProfile['photo_source']): Picked | undefined {
  const src = source?.picture.sources.at(-1)?.url;
  return source && src !== undefined ? { src, media: source.picture } : undefined;
}

/**
 * A picture of one's own page while it is edited: chosen and cropped, but private until it is saved.
 * @param saved the picture that others see
 * @param source what it was cut from: it can be cut again
 */
export function usePicture(
  kind: PictureKind,
  saved: Photo | undefined,
  source: OwnProfile['photo_source'],
  calls: Calls,
) {
  const [edit, setEdit] = useState<Edit>(unchanged);
  const [picked, setPicked] = useState<Picked>();
  const [isCropping, setCropping] = useState(false);
  const [action, setAction] = useState(idle);
  const chosen = useChosenFile(`profile ${kind}`, (file, media) => {
    setPicked({ media, src: URL.createObjectURL(file) });
    open();
  });
  const src = picked?.src;
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src]);
  const original = picked ?? pickedOf(source);

  const shown = edit.kind === 'none' ? saved : edit.kind === 'cropped' ? edit.shown : undefined;
  const isOwn = shown !== undefined;
  const view: EditedPicture = {
    isOwn,
    canCrop: isOwn && original !== undefined,
    isChanged: edit.kind === 'cropped' || (edit.kind === 'removed' && saved !== undefined),
    upload: chosen.upload,
  };

  function open(): void {
    setAction(idle);
    setCropping(true);
  }

  function choose(file: File): void {
    setCropping(false);
    chosen.choose(file);
  }

  return {
    shown,
    view,
    choose,
    crop: open,
    remove: () => setEdit({ kind: 'removed' }),
    discard(): void {
      setEdit(unchanged);
      setPicked(undefined);
    },
    /** Props of the crop popup; `undefined` without a picture. */
    popup: original && {
      kind,
      picture: { src: original.src, width: original.media.width, height: original.media.height },
      crop: edit.kind === 'cropped' ? edit.crop : picked ? undefined : source?.crop,
      action,
      isOpen: isCropping,
      onOpenChange: setCropping,
      onOtherFile: choose,
      async onCrop(crop: Crop): Promise<void> {
        try {
          const cut = await cropPicture(original.src, crop, widths[kind], original.media.color);
          setEdit({ kind: 'cropped', crop, shown: cut });
          setCropping(false);
        } catch {
          setAction(lost);
        }
      },
    },
    /** @returns `undefined` where it is as it was saved */
    async save(): Promise<Result<OwnProfile> | undefined> {
      if (!view.isChanged) return undefined;
      const result =
        edit.kind === 'cropped' && original
          ? await calls.set({ media: original.media.id, crop: edit.crop })
          : await calls.remove();
      if (result.ok) {
        setEdit(unchanged);
        setPicked(undefined);
      }
      return result;
    },
  };
}

/**
 * Crops a picture as the server will.
 * @param crop in fractions of the picture's sides
 * @param width how many pixels are enough to show it
 * @throws where the picture is no longer available
 */
async function cropPicture(src: string, crop: Crop, width: number, color: string): Promise<Photo> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: wide, naturalHeight: high } = picture;
  const part = { width: crop.width * wide, height: crop.height * high };
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * part.height) / part.width);
  const [x, y] = [crop.x * wide, crop.y * high];
  const context = canvas.getContext('2d');
  context?.drawImage(picture, x, y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return { color, sources: blob === null ? [] : [{ width, url: URL.createObjectURL(blob) }] };
}
