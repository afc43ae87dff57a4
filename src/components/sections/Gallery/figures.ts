import type { CSSProperties } from 'react';
import type { PictureView } from '../../primitives/Picture/Picture.tsx';
import { room } from './Gallery.css.ts';

/** A picture with the words under it. */
export interface Figure {
  readonly picture: PictureView;
  readonly caption?: string | undefined;
}

export interface GalleryProps {
  /** At least one, in order. */
  figures: readonly Figure[];
}

/** Display of a picture: whole, or in pieces if it would be too small to see. */
type Shape = 'whole' | 'tall' | 'wide';

/** Times that a picture is longer in one direction when it is no longer seen whole: a banner still is in the text. */
const longest = { screen: 2.5, text: 5 } as const;

/** Pixels of the height of a wide picture in the text. */
const bandHeight = 240;

/** Display of a picture in the text, and over the screen. */
export function shapeOf({ width, height }: PictureView, place: keyof typeof longest): Shape {
  if (height / width > longest.screen) return 'tall';
  return width / height > longest[place] ? 'wide' : 'whole';
}

/** Pixels of the width at which a wide picture can be read in the text. */
const bandWidth = ({ width, height }: PictureView): number =>
  Math.max(1, Math.min(height / 2, bandHeight)) * (width / height);

/**
 * Width of a picture's box before and after it loads: never wider than the picture; one shown whole fits the available
 * height.
 */
export function boxOf(picture: PictureView, place: keyof typeof longest): CSSProperties {
  const { width, height } = picture;
  const whole = `min(${width}px, calc(${room} * ${width / height}))`;
  switch (shapeOf(picture, place)) {
    case 'whole':
      return { maxWidth: whole };
    case 'tall':
      return { maxWidth: width };
    case 'wide':
      return { width: place === 'screen' ? whole : `min(${width}px, max(100%, ${bandWidth(picture)}px))` };
  }
}

/** The same as `sizes` of HTML says it. */
export function sizesOf(picture: PictureView, place: keyof typeof longest): string {
  const isWide = shapeOf(picture, place) === 'wide';
  if (place === 'screen') return isWide ? `${Math.ceil((100 * picture.width) / picture.height)}vh` : '100vw';
  return isWide
    ? `${Math.ceil(Math.min(picture.width, Math.max(700, bandWidth(picture))))}px`
    : '(min-width: 48em) 700px, 100vw';
}
