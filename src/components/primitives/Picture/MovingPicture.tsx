import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { reducedMotion } from '#src/theme/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Picture.css.ts';
import type { PictureView } from './Picture.tsx';

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
