import { Picture } from '../Picture/index.ts';

/** Somebody's own picture, cut to a square. */
export interface Photo {
  /** To wait with: `#rrggbb`, or `transparent` where one can see through it. */
  readonly color: string;
  /** The same in several widths, at least one. */
  readonly sources: readonly { readonly width: number; readonly url: string }[];
}

export interface PhotoImageProps {
  photo: Photo;
  /** How wide it is shown, as `sizes` of HTML says it. */
  sizes: string;
  /** Put off until it is near the screen. @default false */
  isLazy?: boolean;
}

/** Somebody's own picture: it fills its box. Decoration: the name is beside it. */
export function PhotoImage({ photo: { color, sources }, sizes, isLazy = false }: PhotoImageProps) {
  const src = sources.at(-1)?.url ?? '';
  const srcSet = sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return <Picture picture={{ src, srcSet, color, alt: '' }} sizes={sizes} isFirst={!isLazy} />;
}
