import type { PictureView } from '../../primitives/Picture/index.ts';
import { room } from './Gallery.css.ts';

/** A picture with the words under it. */
export interface Figure {
  readonly picture: PictureView;
  readonly caption?: string | undefined;
}

export interface GalleryProps {
  /** At least one, in their order. */
  figures: readonly Figure[];
}

/** How wide a picture is at most: as its pixels, and so that all of it is seen in the height there is, also before it is there. */
export const wholeWidth = ({ picture: { width, height } }: Figure): string =>
  `min(${width}px, calc(${room} * ${width / height}))`;
