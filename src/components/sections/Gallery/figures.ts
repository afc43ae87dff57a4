import type { PictureView } from '../../primitives/Picture/index.ts';

/** A picture with the words under it. */
export interface Figure {
  readonly picture: PictureView;
  readonly caption?: string | undefined;
}

export interface GalleryProps {
  /** Two or more, in their order. */
  figures: readonly Figure[];
}
