import type { WorldOfTwo } from './worldOfTwo.ts';

const day = '2031-01-01T00:00:00.000Z';
const many = 77_777;

const rights = {
  ...{ isStaff: true, is_staff: true, staff: true, admin: true, role: 'staff' },
  ...{ emailVerified: true, email_verified: true, phoneVerified: true, phone_verified: true },
  ...{ granted: true, isAuthor: true, is_author: true, mine: true, by_author: true, deletedBy: 'author' },
};

const moments = {
  ...{ at: day, since: day, until: day, joined_at: day, editedAt: day, edited_at: day },
  ...{ createdAt: day, created_at: day, publishedAt: day, published_at: day, publishAt: day },
  ...{ publish_at: day, savedAt: day, saved_at: day, paidUntil: day, paid_until: day },
  ...{ suspendedAt: null, suspended_at: null, hiddenAt: null, hidden_at: null, deletedAt: null },
  ...{ archivedAt: null, withdrawnAt: null, resolvedAt: day },
};

const numbers = {
  ...{ price: many, places: many, position: many, likes: many, comments: many, answers: many },
  ...{ subscribers: many, members: many, views: many, revision: many, generation: many },
  ...{ words: many, bytes: many, aspect: 0.01, widths: [9999], kind: 'file', variant: '9999' },
};

const texts = {
  ...{ email: 'x@example.ru', username: 'x_x_x', phone: '+79990000000', first_name: 'x', name: 'x' },
  ...{ bio: 'x', text: 'x', title: 'x', description: 'x', links: ['https://x.example/'], teaser: 'x' },
  ...{ passwordHash: 'x', password_hash: 'x', new_password: 'x', user_agent: 'x', userAgent: 'x' },
  ...{ state: 'published', status: 'active', audience: 'buyers', policy: 'nobody', reason: 'other' },
  ...{ hidden: true, archived: true, pinned: true, portrait: 'x', image: 'x' },
};

/** Keys of tables and code that an insider would guess, with values that would help to act in another person's name. */
export function innerKeys({ victim }: WorldOfTwo): Readonly<Record<string, unknown>> {
  const { userId, authorId, postId, tierId, picture, comment } = victim;
  return {
    ...{ userId, user_id: userId, user: userId, owner: userId, ownerId: userId, callerId: userId },
    ...{ authorId, author_id: authorId, author: authorId },
    ...{ id: postId, postId, post_id: postId, draftId: postId, pinnedId: postId, pinned_id: postId },
    ...{ tierId, tier_id: tierId, tierIds: [tierId], tier_ids: [tierId], tiers: [tierId] },
    ...{ parent: comment, parentId: comment, parent_id: comment, commentId: comment },
    ...{ media: picture, mediaId: picture, media_id: picture, source: { media: picture } },
    ...{ photo: { id: picture }, cover: { id: picture }, coverPicture: { id: picture } },
    ...{ sessionId: comment, session_id: comment },
    ...rights,
    ...moments,
    ...numbers,
    ...texts,
  };
}
