import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { ProfileHeader, type ProfilePerson } from '../../sections/ProfileHeader/ProfileHeader.tsx';
import { Author } from './Author.tsx';
import { Block } from './Block.tsx';
import { Facts } from './Facts.tsx';
import { Nobody } from './Nobody.tsx';
import type { ProfilePageProps, ProfileView } from './profile.ts';
import { ProfileActions } from './ProfileActions.tsx';
import * as css from './ProfilePage.css.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { useAnnouncement } from './useAnnouncement.ts';

export type { Following, OwnTools, PageLink, ProfilePageProps, ProfileTab, ProfileView } from './profile.ts';

const titles = {
  missing: 'Такого человека здесь нет',
  gone: 'Аккаунт удалён',
  other: 'Профиль',
} as const;

function personOf(kind: ProfilePageProps['profile']['kind'], value: ProfileView | undefined): ProfilePerson {
  if (value !== undefined) return { kind: 'known', ...value, cover: value.author?.cover };
  return { kind: kind === 'loading' ? 'loading' : 'none' };
}

/** The page of a person (design section 14): who it is, what they offer and publish. The heading is there from the first moment. */
export function ProfilePage(props: ProfilePageProps) {
  const { profile, own, feedHref, authorsHref, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isNobody = profile.kind === 'missing' || profile.kind === 'gone';
  const value = isNobody || profile.kind === 'loading' ? undefined : profile.value;
  const following = value?.author?.following;
  const announcement = useAnnouncement(
    following?.kind === 'free' && following.isFollowing,
    value !== undefined,
  );
  return (
    <>
      <ProfileHeader
        title={value?.name ?? (isNobody ? titles[profile.kind] : titles.other)}
        person={personOf(profile.kind, value)}
        ref={heading}
      >
        {value && <ProfileActions {...props} person={value} />}
      </ProfileHeader>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {isNobody && <Nobody kind={profile.kind} feedHref={feedHref} authorsHref={authorsHref} />}
      {profile.kind === 'loading' && <ProfileSkeleton />}
      {!isNobody && <LoadFailure load={profile} onRetry={onRetry} fallbackFocus={heading} />}
      {value && <Block {...props} person={value} fallbackFocus={heading} />}
      {value &&
        (value.author ? (
          <Author {...props} person={value} author={value.author} fallbackFocus={heading} />
        ) : (
          <div className={css.nothing}>
            <Facts counts={[]} since={value.since} />
            <p className={css.sentence}>
              {value.isOwn ? 'Вы пока ничего не публикуете' : 'Пока ничего не публикует'}
            </p>
            {value.isOwn && own && (
              <Button kind="secondary" onPress={own.onBecomeAuthor}>
                Стать автором
              </Button>
            )}
          </div>
        ))}
    </>
  );
}
