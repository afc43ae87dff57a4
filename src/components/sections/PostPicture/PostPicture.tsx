import { Picture, type PictureView } from '../../primitives/Picture/Picture.tsx';
import * as css from './PostPicture.css.ts';

/** Width by height. */
const frameAspect = 2;

export interface PostPictureProps {
  picture: PictureView;
  /** Position in a list, or on the page of the post. */
  place: 'card' | 'page';
  /** A curtain leaves a gap of it. @default false */
  isLocked?: boolean;
}

/** The picture that a post shows of itself (design section 9); in front of a locked one hangs the curtain. */
export function PostPicture({ picture, place, isLocked = false }: PostPictureProps) {
  // The frame crops a picture that is wider than it.
  const times = Math.max(1, picture.width / picture.height / frameAspect);
  const sizes = `(min-width: 48em) ${Math.ceil(700 * times)}px, ${Math.ceil(100 * times)}vw`;
  const image = <Picture picture={picture} sizes={sizes} isFirst={place === 'page'} />;
  return (
    <div className={css.frame({ place })}>
      {isLocked ? (
        <>
          <div className={css.behind}>{image}</div>
          <span className={css.curtain} />
          <span className={css.curtain} />
        </>
      ) : (
        image
      )}
    </div>
  );
}
