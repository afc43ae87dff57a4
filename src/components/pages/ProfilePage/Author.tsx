import type { RefObject } from 'react';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import type { Following } from '../../sections/FollowButton/FollowButton.tsx';
import { ProfileChecklist } from '../../sections/ProfileChecklist/ProfileChecklist.tsx';
import { Worth } from '../../sections/Worth/Worth.tsx';
import { type FreeTier, TierList } from '../../sections/TierList/TierList.tsx';
import { FeedPosts } from '../FeedPage/FeedPagePosts.tsx';
import { PostsSkeleton } from '../FeedPage/FeedPageSkeleton.tsx';
import {
  type Count,
  type OwnTools,
  type PageLink,
  type ProfileAuthor,
  type ProfilePageProps,
  type ProfileView,
  tabs,
} from './profile.ts';
import * as css from './ProfilePage.css.ts';

interface AuthorProps extends Omit<ProfilePageProps, 'profile'> {
  person: ProfileView;
  author: ProfileAuthor;
  /** Gets the focus of elements that disappear. */
  fallbackFocus: RefObject<HTMLHeadingElement | null>;
}

function freeTier(following: Following | undefined, own: OwnTools | undefined): FreeTier {
  if (own !== undefined) return { kind: 'own', followers: own.followers };
  if (following?.kind !== 'free') return { kind: 'none' };
  return following.isFollowing ? { kind: 'mine' } : { kind: 'offer', progress: following.progress };
}

/** Author's part of a profile: bio, tiers, posts (design section 14). */
export function Author(props: AuthorProps) {
  const { person, author, tab, own, worth, onTabChange, onFollow, ...list } = props;
  const { bio, links, counts, tiers, isOff = false, following } = author;
  return (
    <div className={css.layout}>
      <div className={css.words} data-part="words">
        {bio !== '' && <p className={css.bio}>{bio}</p>}
        {links.length > 0 && <Links links={links} />}
        <Facts counts={counts} since={person.since} />
      </div>
      <div className={css.tiers} data-part="tiers">
        {own && <ProfileChecklist steps={own.steps} />}
        <aside aria-label="Уровни подписки">
          <TierList
            free={freeTier(following, own)}
            tiers={tiers}
            editHref={own?.tiersHref}
            isOff={isOff}
            onFollow={onFollow}
          />
        </aside>
        {worth && (
          <div className={css.worth}>
            <Worth {...worth} />
          </div>
        )}
      </div>
      <div className={css.posts} data-part="posts">
        <Tabs
          label="Какие посты показать"
          items={tabs.map((item) => ({
            ...item,
            content: <Panel key={item.id} {...list} tab={tab} isOwn={person.isOwn} />,
          }))}
          selected={tab}
          onSelect={onTabChange}
        />
      </div>
    </div>
  );
}

/** Other pages of the author; each opens in a new tab. */
const Links = ({ links }: { links: readonly PageLink[] }) => (
  <ul className={css.links} aria-label="Ссылки">
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href} isExternal>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

type PanelProps = Pick<
  AuthorProps,
  'tab' | 'posts' | 'ownCards' | 'more' | 'fallbackFocus' | 'onLike' | 'onBookmark' | 'onRenew' | 'onMore'
> &
  Pick<ProfileView, 'isOwn'>;

function emptySentence({ tab, isOwn }: Pick<PanelProps, 'tab' | 'isOwn'>): string {
  if (tab === 'locked') return 'Закрытых постов пока нет';
  return isOwn ? 'Здесь появятся ваши посты' : 'Постов пока нет';
}

/** Posts of the visible tab, or their replacement. */
function Panel(props: PanelProps) {
  const { posts, fallbackFocus, onRenew } = props;
  if (posts.kind === 'loading')
    return (
      <Busy>
        <PostsSkeleton />
      </Busy>
    );
  return (
    <>
      <LoadFailure load={posts} onRetry={onRenew} fallbackFocus={fallbackFocus} />
      {posts.value?.length === 0 && <EmptyState place="tab">{emptySentence(props)}</EmptyState>}
      {posts.value !== undefined && posts.value.length > 0 && (
        <FeedPosts {...props} own={props.ownCards} posts={posts.value} />
      )}
    </>
  );
}

interface FactsProps {
  counts: readonly Count[];
  /** «с марта 2025». */
  since: string;
}

/** Counts of the profile and the date it began. */
export function Facts({ counts, since }: FactsProps) {
  return (
    <ul className={css.facts}>
      {counts.map(({ number, noun }) => (
        <li key={noun}>
          <span className={css.number}>{number}</span>
          {`\u00a0${noun}`}
        </li>
      ))}
      <li>{since}</li>
    </ul>
  );
}
