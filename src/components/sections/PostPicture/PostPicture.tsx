import { Picture, type PictureView } from '../../primitives/Picture/index.ts';
import * as css from './PostPicture.css.ts';

export interface PostPictureProps {
  picture: PictureView;
  /** In a list, or on the page of the post. */
  place: 'card' | 'page';
  /** A curtain leaves a gap of it. @default false */
  isLocked?: boolean;
}

/** The picture that a post shows of itself (design section 9); in front of a locked one hangs the curtain. */
export function PostPicture({ picture, place, isLocked = false }: PostPictureProps) {
  const image = (
    <Picture picture={picture} sizes="(min-width: 48em) 700px, 100vw" isFirst={place === 'page'} />
  );
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
