import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { FollowButton } from '../../sections/FollowButton/FollowButton.tsx';
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
  return author.following && <FollowButton {...props} following={author.following} />;
}
