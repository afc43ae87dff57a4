import * as css from './Picture.css.ts';

/** A picture of an author's. */
export interface PictureView {
  /** Where it is: the width that suits most places. */
  readonly src: string;
  /** The same in other widths: «…/960 960w, …/1440 1440w». @default that one alone */
  readonly srcSet?: string | undefined;
  /** Pixels of the largest one. */
  readonly width: number;
  readonly height: number;
  /** To wait with: `#rrggbb`. @default the surface's own */
  readonly color?: string | undefined;
  /** What it shows; empty for one that only decorates. */
  readonly alt: string;
}

export interface PictureProps {
  picture: PictureView;
  /** How wide it is shown, as `sizes` of HTML says it. @default as wide as the screen */
  sizes?: string;
  /** At once rather than when it is near the screen. @default false */
  isFirst?: boolean;
}

/** Fills its box, and keeps the box's place while it loads. */
export function Picture({ picture, sizes, isFirst = false }: PictureProps) {
  const { src, srcSet, width, height, color, alt } = picture;
  return (
    <img
      className={css.picture}
      style={{ backgroundColor: color }}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={isFirst ? undefined : 'lazy'}
      draggable={false}
    />
  );
}
