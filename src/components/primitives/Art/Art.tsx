import { art } from './Art.css.ts';
import { tiles, type ArtName } from './tiles.ts';

export { tiles, type ArtName, type PortraitName } from './tiles.ts';

export interface ArtProps {
  /** Name of the picture. */
  name: ArtName;
  /** Put off until it is near the screen: everything below the first screen. @default false */
  isLazy?: boolean;
}

/**
 * A picture of the set (design section 10). It is decoration, so its text is empty; it fills its box and keeps its
 * place while loading.
 */
export function Art({ name, isLazy = false }: ArtProps) {
  const { src, width, height } = tiles[name];
  return (
    <img
      className={art}
      src={src}
      width={width}
      height={height}
      alt=""
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
      draggable={false}
    />
  );
}
