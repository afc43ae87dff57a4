import { type RefObject, useRef, useState } from 'react';
import { failureOf } from '#src/status/action.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { ProfileHeader, type ProfilePerson } from '../../sections/ProfileHeader/ProfileHeader.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TabsSkeleton } from '../../primitives/Tabs/TabsSkeleton.tsx';
import { PostsSkeleton } from '../FeedPage/FeedPageSkeleton.tsx';
import { Author, Facts } from './Author.tsx';
import type { ProfilePageProps, ProfileView } from './profile.ts';
import { ProfileActions } from './ProfileActions.tsx';
import * as css from './ProfilePage.css.ts';

export type { OwnTools, ProfilePageProps, ProfileView } from './profile.ts';

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

interface BlockProps extends Pick<ProfilePageProps, 'onUnblock'> {
  person: ProfileView;
  /** Gets the focus of the button that disappears. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Says that one of the two blocks the other, and why an action failed. */
function Block({ person: { author, block }, onUnblock, fallbackFocus }: BlockProps) {
  const following = author?.following;
  const isPending = block?.progress.kind === 'pending';
  const failure =
    (block && failureOf(block.progress)) ??
    (following?.kind === 'free' ? failureOf(following.progress) : undefined);
  const blocked = useFallbackFocus(fallbackFocus);
  return (
    <>
      <div className={failure === undefined ? undefined : css.notice}>
        <Banner tone="error">{failure}</Banner>
      </div>
      {following?.kind === 'shut' && <p className={css.notice}>Автор ограничил вам доступ</p>}
      {block?.isBlocked === true && (
        <div className={css.notice} ref={blocked}>
          <p>Вы заблокировали этого человека: следить за вами и комментировать ваши посты нельзя</p>
          <Button kind="outline" size="small" isPending={isPending} onPress={onUnblock}>
            {isPending ? 'Снимаем...' : 'Разблокировать'}
          </Button>
        </div>
      )}
    </>
  );
}

const sentences = {
  missing: 'В адресе опечатка, или человек назвался иначе.',
  gone: 'Человек удалил аккаунт, а с ним и всё, что публиковал.',
} as const;

interface NobodyProps {
  kind: keyof typeof sentences;
  feedHref: string;
  authorsHref: string;
}

/** Text under the heading of a profile that does not exist, or no longer does. */
function Nobody({ kind, feedHref, authorsHref }: NobodyProps) {
  return (
    <>
      <p className={css.sentence}>{sentences[kind]}</p>
      <Inline>
        <LinkButton href={authorsHref}>Найти авторов</LinkButton>
        <LinkButton href={feedHref} kind="outline">
          В ленту
        </LinkButton>
      </Inline>
    </>
  );
}

/** Skeleton below the name of an author. */
function ProfileSkeleton() {
  return (
    <Busy>
      <div className={css.layout}>
        <div className={css.words}>
          <div className={css.bio}>
            <TextSkeleton length="longest" />
            <TextSkeleton length="longest" />
          </div>
          <div className={css.facts}>
            <TextSkeleton length="longest" />
          </div>
        </div>
        <div className={css.tiers}>
          <div className={css.profileSkeletonTiers}>
            <Skeleton />
          </div>
        </div>
        <div className={css.posts}>
          <TabsSkeleton
            tabs={['all', 'locked']}
            renderLabel={(tab) => (
              <div className={css.tabLabel[tab]}>
                <Skeleton />
              </div>
            )}
          />
          <PostsSkeleton />
        </div>
      </div>
    </Busy>
  );
}

/**
 * Announces to screen readers that the reader now follows the author; the initial state is not announced.
 * @param isKnown whether anybody knows yet
 */
function useAnnouncement(isFollowing: boolean, isKnown: boolean): string {
  const [last, setLast] = useState(isKnown ? isFollowing : undefined);
  const [announcement, setAnnouncement] = useState('');
  if (isKnown && last !== isFollowing) {
    setLast(isFollowing);
    setAnnouncement(last === false ? 'Вы следите за автором' : '');
  }
  return announcement;
}
