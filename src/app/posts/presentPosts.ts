import type { Post } from '#src/api/contract.ts';
import type { PostView } from '#src/components/sections/PostCard/index.ts';
import { type Changes, marksOf } from '#src/data/posts/marks.ts';
import { presentMarks, presentPost } from './presentPost.ts';

interface LoadedPage {
  readonly results: readonly Post[];
  /** Milliseconds since the epoch. */
  readonly requestedAt: number;
}

interface Shown {
  readonly change: Changes[number] | undefined;
  readonly view: PostView;
}

const known = new WeakMap<Post, Shown>();

function viewOf(post: Post, requestedAt: number, change: Changes[number] | undefined): PostView {
  const last = known.get(post);
  if (last && last.change === change) return last.view;
  const marks = marksOf(post, requestedAt, change);
  // All but the marks stays the same, to the object: no other part of the card renders again.
  const view = last
    ? { ...last.view, ...presentMarks(marks) }
    : presentPost(post, marks, new Date(requestedAt));
  known.set(post, { change, view });
  return view;
}

/**
 * Posts as props of cards, each once: a new post between two requests pushes others onto the next page. An unchanged
 * post stays the same object, so that a heart renders one card and not the whole list.
 */
export function presentPosts(pages: readonly LoadedPage[], changes: Changes): PostView[] {
  const views = new Map<number, PostView>();
  for (const { results, requestedAt } of pages)
    for (const post of results) views.set(post.id, viewOf(post, requestedAt, changes[post.id]));
  return [...views.values()];
}
