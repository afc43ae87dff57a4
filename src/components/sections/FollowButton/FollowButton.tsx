import type { Action } from '#src/status/action.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';

/** The reader's relation to an author. */
export type Following =
  /** Follows without paying, or not yet. */
  | { readonly kind: 'free'; readonly isFollowing: boolean; readonly progress: Action }
  /** Pays. */
  | { readonly kind: 'paid' }
  /** The author does not want them. */
  | { readonly kind: 'shut' };

export interface FollowButtonProps {
  following: Following;
  /** Address of the subscriptions, for a reader who pays. */
  subscriptionsHref: string;
  /** @default 'regular' */
  size?: ButtonProps['size'];
  onFollow: () => void;
  onUnfollow: () => void;
}

/** Follows an author and stops. One button for both ways: what it says is what is so. */
export function FollowButton(props: FollowButtonProps) {
  const { following, subscriptionsHref, size, onFollow, onUnfollow } = props;
  if (following.kind === 'shut') return null;
  if (following.kind === 'paid')
    return (
      <LinkButton href={subscriptionsHref} kind="outline" size={size}>
        Моя подписка
      </LinkButton>
    );
  const isPending = following.progress.kind === 'pending';
  if (following.isFollowing)
    return (
      <Button kind="outline" size={size} isPending={isPending} onPress={onUnfollow}>
        <Icon name="check" />
        {isPending ? 'Убираем...' : 'Вы следите'}
      </Button>
    );
  return (
    <Button kind="secondary" size={size} isPending={isPending} onPress={onFollow}>
      {isPending ? 'Добавляем...' : 'Следить'}
    </Button>
  );
}
