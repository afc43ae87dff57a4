import { Picture } from '../Picture/Picture.tsx';

/** A person's own picture, cropped to a square. */
export interface Photo {
  /** Placeholder colour: `#rrggbb`, or `transparent` for a transparent picture. */
  readonly color: string;
  /** The same in several widths, at least one. */
  readonly sources: readonly { readonly width: number; readonly url: string }[];
}

export interface PhotoImageProps {
  photo: Photo;
  /** Displayed width, as HTML's `sizes`. */
  sizes: string;
  /** Put off until it is near the screen. @default false */
  isLazy?: boolean;
}

/** A person's own picture; fills its box. It is decoration: the name is beside it. */
export function PhotoImage({ photo: { color, sources }, sizes, isLazy = false }: PhotoImageProps) {
  const src = sources.at(-1)?.url ?? '';
  const srcSet = sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return <Picture picture={{ src, srcSet, color, alt: '' }} sizes={sizes} isFirst={!isLazy} />;
}
