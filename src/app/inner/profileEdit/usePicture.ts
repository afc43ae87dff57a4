import { useEffect, useState } from 'react';
import type { Media, OwnProfile } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import type { EditedPicture, PictureKind } from '#src/components/forms/AuthorForm/index.ts';
import type { Crop } from '#src/components/popups/CropPopup/index.ts';
import type { Photo } from '#src/components/primitives/Avatar/index.ts';
import type { Cropped } from '#src/data/ownProfile/index.ts';
import { cutOut } from './cutOut.ts';
import { useChosenFile } from './useChosenFile.ts';

/** Pixels that are enough to show what was cut, on sharp screens, too. */
const widths = { portrait: 384, cover: 1440 } as const;

type Edit =
  /** As it is saved. */
  | { readonly kind: 'none' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'cropped'; readonly crop: Crop; readonly shown: Photo };

/** A picture of the page that is on the server, and on this device to be cut. */
interface Picked {
  readonly file: File;
  readonly src: string;
  readonly media: Extract<Media, { kind: 'picture' }>;
}

/** What saves it. */
interface Calls {
  readonly set: (cropped: Cropped) => Promise<Result<OwnProfile>>;
  readonly remove: () => Promise<Result<OwnProfile>>;
}

const none = { kind: 'none' } as const;

/**
 * A picture of one's own page while it is edited: chosen, cut, and nobody else's to see before it is saved.
 * @param saved the picture that others see
 */
export function usePicture(kind: PictureKind, saved: Photo | undefined, calls: Calls) {
  const [edit, setEdit] = useState<Edit>(none);
  const [picked, setPicked] = useState<Picked>();
  const [isCropping, setCropping] = useState(false);
  const chosen = useChosenFile(`profile ${kind}`, (file, media) => {
    setPicked({ file, media, src: URL.createObjectURL(file) });
    setCropping(true);
  });
  const src = picked?.src;
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src]);

  const shown = edit.kind === 'none' ? saved : edit.kind === 'cropped' ? edit.shown : undefined;
  const isOwn = shown !== undefined;
  const view: EditedPicture = {
    isOwn,
    canCrop: isOwn && picked !== undefined,
    isChanged: edit.kind === 'cropped' || (edit.kind === 'removed' && saved !== undefined),
    upload: chosen.upload,
  };

  function choose(file: File): void {
    setCropping(false);
    chosen.choose(file);
  }

  return {
    shown,
    view,
    choose,
    crop: () => setCropping(true),
    remove: () => setEdit({ kind: 'removed' }),
    discard: () => setEdit(none),
    /** Of the popup that cuts; `undefined` before anything was chosen. */
    popup: picked && {
      kind,
      picture: { src: picked.src, width: picked.media.width, height: picked.media.height },
      crop: edit.kind === 'cropped' ? edit.crop : undefined,
      action: { kind: 'idle' } as const,
      isOpen: isCropping,
      onOpenChange: setCropping,
      onOtherFile: choose,
      async onCrop(crop: Crop): Promise<void> {
        setEdit({
          kind: 'cropped',
          crop,
          shown: await cutOut(picked.file, crop, widths[kind], picked.media.color),
        });
        setCropping(false);
      },
    },
    /** @returns `undefined` where it is as it was saved */
    async save(): Promise<Result<OwnProfile> | undefined> {
      if (!view.isChanged) return undefined;
      const result =
        edit.kind === 'cropped' && picked
          ? await calls.set({ media: picked.media.id, crop: edit.crop })
          : await calls.remove();
      if (result.ok) {
        setEdit(none);
        setPicked(undefined);
      }
      return result;
    },
  };
}
