import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { reducedMotion } from '#src/theme/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Picture.css.ts';

/** Sources of a picture. */
export interface PictureSource {
  /** The width that suits most places. */
  readonly src: string;
  /** The same in other widths: «…/960 960w, …/1440 1440w». @default that one alone */
  readonly srcSet?: string | undefined;
}

/** A picture of an author's. */
export interface PictureView extends PictureSource {
  /** Pixels of the largest one. */
  readonly width: number;
  readonly height: number;
  /** Placeholder colour: `#rrggbb`, or `transparent` for a transparent picture. @default the surface's own */
  readonly color?: string | undefined;
  /** Description of the picture; empty if it is decoration. */
  readonly alt: string;
  /** Animated version of the picture. @default it stands still */
  readonly motion?: PictureSource | undefined;
}

export interface PictureProps {
  picture: Omit<PictureView, 'width' | 'height'> & Partial<PictureView>;
  /** Displayed width, as HTML's `sizes`. @default as wide as the screen */
  sizes?: string;
  /** Loads at once instead of when it is near the screen. @default false */
  isFirst?: boolean;
  /** Shows its motion, if it has any; `MovingPicture` gives people the button to stop it. @default false */
  isMoving?: boolean;
}

/** Fills its box, and keeps the box's place while it loads. */
export function Picture({ picture, sizes, isFirst = false, isMoving = false }: PictureProps) {
  const { width, height, color, alt, motion } = picture;
  const { src, srcSet } = isMoving && motion ? motion : picture;
  const [isLoaded, setLoaded] = useState(false);
  return (
    <img
      className={color === 'transparent' ? css.seeThrough : css.picture}
      // Only authors' pictures have a colour; our drawings are opaque.
      style={{ backgroundColor: isLoaded && color !== undefined ? 'transparent' : color }}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={isFirst ? undefined : 'lazy'}
      draggable={false}
      onLoad={() => setLoaded(true)}
    />
  );
}

export interface MovingPictureProps {
  picture: Omit<PictureView, 'alt'>;
  /** A `Picture` in its box. */
  children: (isMoving: boolean) => ReactNode;
}

/** A picture that may move, with a button that stops it. It is still for people who prefer reduced motion. */
export function MovingPicture({ picture, children }: MovingPictureProps) {
  const [isMoving, setMoving] = useState(() => !matchMedia(reducedMotion).matches);
  if (picture.motion === undefined) return children(false);
  return (
    <div className={css.moving}>
      {children(isMoving)}
      <Button
        className={css.toggle}
        aria-label={isMoving ? 'Остановить движение' : 'Показать движение'}
        onPress={() => setMoving(!isMoving)}
      >
        <Icon name={isMoving ? 'pause' : 'play'} />
      </Button>
    </div>
  );
}
