import { Button } from 'react-aria-components/Button';
import { Icon } from '../../primitives/Icon/index.ts';
import * as css from './NewPosts.css.ts';

export interface NewPostsProps {
  /** How many have come: «5 новых постов»; `undefined`: none. */
  text: string | undefined;
  /** They are being loaded. @default false */
  isPending?: boolean;
  /** Show them, at the top. */
  onShow: () => void;
}

/** Posts that came while one was reading: they wait here, nothing moves by itself (design section 14). */
export function NewPosts({ text, isPending = false, onShow }: NewPostsProps) {
  return (
    // Said when it comes: the place is there before it.
    <div className={css.place} role="status">
      {text !== undefined && (
        <Button className={css.pill} isPending={isPending} onPress={onShow}>
          {isPending ? 'Загрузка...' : text}
          <Icon name="up" size="small" />
        </Button>
      )}
    </div>
  );
}
