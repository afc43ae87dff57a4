import { art } from './Art.css.ts';
import anna from './anna.svg';
import duet from './duet.svg';
import guitar from './guitar.svg';
import hands from './hands.svg';
import ilya from './ilya.svg';
import keys from './keys.svg';
import lens from './lens.svg';
import listener from './listener.svg';
import mark from './mark.svg';
import showman from './showman.svg';
import vera from './vera.svg';
import writer from './writer.svg';

/** Addresses of the pictures and the sizes of their `viewBox`. */
export const tiles = {
  duet: { src: duet, width: 480, height: 480 },
  lens: { src: lens, width: 240, height: 240 },
  guitar: { src: guitar, width: 240, height: 240 },
  writer: { src: writer, width: 480, height: 240 },
  hands: { src: hands, width: 240, height: 240 },
  listener: { src: listener, width: 240, height: 240 },
  keys: { src: keys, width: 480, height: 240 },
  showman: { src: showman, width: 240, height: 240 },
  anna: { src: anna, width: 96, height: 96 },
  ilya: { src: ilya, width: 96, height: 96 },
  vera: { src: vera, width: 96, height: 96 },
  mark: { src: mark, width: 96, height: 96 },
} as const;

/** Name of a picture. */
export type ArtName = keyof typeof tiles;

/** Name of a portrait. */
export type PortraitName = Extract<ArtName, 'anna' | 'ilya' | 'vera' | 'mark'>;

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
