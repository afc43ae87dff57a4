import { type RefObject, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './NewPosts.css.ts';

export interface NewPostsProps {
  /** Number of new posts: «5 новых постов»; `undefined`: none. */
  text: string | undefined;
  /** Said when they are there. @default 'Новые посты показаны' */
  shown?: string;
  /** They are being loaded. @default false */
  isPending?: boolean;
  /** Show them, at the top. */
  onShow: () => void;
  /** Gets the focus of the button when the posts are shown. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Posts, or comments, that came while one was reading: they wait here, nothing moves by itself (design section 14). */
export function NewPosts(props: NewPostsProps) {
  const { text, shown = 'Новые посты показаны', isPending = false, onShow, fallbackFocus } = props;
  const pill = useFallbackFocus(fallbackFocus);
  const [isAsked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
    onShow();
  };
  return (
    // The status element exists before its text, so that a screen reader announces it.
    <div className={css.place} role="status">
      {text !== undefined && (
        <div ref={pill}>
          <Button className={css.pill} isPending={isPending} onPress={show}>
            {isPending ? 'Загрузка...' : text}
            <Icon name="up" size="small" />
          </Button>
        </div>
      )}
      {text === undefined && isAsked && <VisuallyHidden>{shown}</VisuallyHidden>}
    </div>
  );
}
