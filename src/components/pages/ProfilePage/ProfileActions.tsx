import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import type { ProfilePageProps, ProfileView } from './profile.ts';

interface ProfileActionsProps extends Pick<
  ProfilePageProps,
  'own' | 'subscriptionsHref' | 'settingsHref' | 'onFollow' | 'onUnfollow' | 'onBlock'
> {
  person: ProfileView;
}

/** The button beside the name. */
export function ProfileActions({ person, ...props }: ProfileActionsProps) {
  const { isOwn, author, block } = person;
  if (isOwn && props.own !== undefined && author !== undefined)
    return (
      <>
        <LinkButton href={props.own.publicHref} kind="ghost">
          Как видят другие
        </LinkButton>
        <LinkButton href={props.own.editHref} kind="outline">
          Изменить
        </LinkButton>
      </>
    );
  if (isOwn)
    return (
      <LinkButton href={props.settingsHref} kind="outline">
        Настройки
      </LinkButton>
    );
  if (author === undefined) {
    if (block === undefined || block.isBlocked) return null;
    const isPending = block.progress.kind === 'pending';
    return (
      <Button kind="outline" isPending={isPending} onPress={props.onBlock}>
        {isPending ? 'Блокируем...' : 'Заблокировать'}
      </Button>
    );
  }
  switch (author.following?.kind) {
    case 'free':
      return <FollowButton {...author.following} {...props} />;
    case 'paid':
      return (
        <LinkButton href={props.subscriptionsHref} kind="outline">
          Моя подписка
        </LinkButton>
      );
    case 'shut':
    case undefined:
      return null;
  }
}

type FollowButtonProps = Extract<
  NonNullable<NonNullable<ProfileView['author']>['following']>,
  { kind: 'free' }
> &
  Pick<ProfileActionsProps, 'onFollow' | 'onUnfollow'>;

/** One button for both ways: what it says is what is so. */
function FollowButton({ isFollowing, progress, onFollow, onUnfollow }: FollowButtonProps) {
  const isPending = progress.kind === 'pending';
  if (isFollowing)
    return (
      <Button kind="outline" isPending={isPending} onPress={onUnfollow}>
        <Icon name="check" />
        {isPending ? 'Убираем...' : 'Вы следите'}
      </Button>
    );
  return (
    <Button kind="secondary" isPending={isPending} onPress={onFollow}>
      {isPending ? 'Добавляем...' : 'Следить'}
    </Button>
  );
}
