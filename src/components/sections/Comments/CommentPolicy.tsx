import { type Action, failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import * as css from './Comments.css.ts';

/** The readers who may comment on a post. */
type Policy = 'readers' | 'subscribers' | 'nobody';

/** The author's choice of it. */
export interface CommentPolicyProps {
  policy: Policy;
  /** The last change. */
  changing: Action;
  onChange: (policy: Policy) => void;
}

const items = [
  { id: 'readers', label: 'Все, кто читает' },
  { id: 'subscribers', label: 'Подписчики' },
  { id: 'nobody', label: 'Никто' },
] as const satisfies readonly { id: Policy; label: string }[];

/** Choice of who may comment on one's own post. */
export function CommentPolicy({ policy, changing, onChange }: CommentPolicyProps) {
  const chosen = items.find(({ id }) => id === policy)?.label.toLowerCase();
  return (
    <div className={css.policy}>
      <Menu items={items} selected={policy} onAction={onChange}>
        <Button kind="outline" size="small" isPending={changing.kind === 'pending'}>
          Кто комментирует: {chosen}
          <Icon name="down" size="small" />
        </Button>
      </Menu>
      <Banner tone="error">{failureOf(changing)}</Banner>
    </div>
  );
}
