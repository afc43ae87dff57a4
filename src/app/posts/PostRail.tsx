import type { Post, WholePost } from '#src/api/contract.ts';
import { AuthorRail } from '#src/components/sections/AuthorRail/AuthorRail.tsx';
import { FollowButton } from '#src/components/sections/FollowButton/FollowButton.tsx';
import { useProfile, useProfilePosts } from '#src/data/profiles/profile.ts';
import { formatContents } from '#src/format/contents.ts';
import { formatDate } from '#src/format/time.ts';
import { failureOf } from '#src/status/action.ts';
import { postHref, subscriptionsHref } from '../shared/paths.ts';
import { presentFollowing, useFollowing } from '../subscriptions/useFollowing.ts';
import { presentAuthor } from './presentPost.ts';

/** Other posts that the rail shows. */
const listLength = 3;

function presentOther({ id, title, published_at, contents }: Post, now: Date) {
  const note = [formatDate(published_at, now) ?? '', formatContents(contents)];
  return { id, href: postHref(id), title, note: note.filter((text) => text !== '').join(' · ') };
}

interface PostRailProps {
  post: WholePost;
  /** The reader is its author. */
  isOwn: boolean;
  /** Reloads the post, which following may have opened. */
  onFollowed: () => void;
}

/** The author beside a post, and what else of theirs the reader may read. */
export function PostRail({ post, isOwn, onFollowed }: PostRailProps) {
  const name = String(post.author.user_id);
  const profile = useProfile(name);
  const { pages } = useProfilePosts(name, 'all');
  const { progress, follow, unfollow } = useFollowing(profile, onFollowed);
  const author = profile.data?.value.author;
  const following = author && !isOwn ? presentFollowing(author, progress) : undefined;
  const [page] = pages ?? [];
  const others = page?.results.filter(({ id, access }) => id !== post.id && access.granted) ?? [];
  return (
    <AuthorRail
      author={presentAuthor(post)}
      role={post.author.role}
      // A server without such pages has no bio to wait for.
      bio={author?.bio ?? (profile.isLoading ? undefined : '')}
      action={
        following &&
        following.kind !== 'shut' && (
          <FollowButton
            following={following}
            subscriptionsHref={subscriptionsHref}
            size="small"
            onFollow={follow}
            onUnfollow={unfollow}
          />
        )
      }
      failure={failureOf(progress)}
      posts={others.slice(0, listLength).map((each) => presentOther(each, new Date(page?.requestedAt ?? 0)))}
    />
  );
}
