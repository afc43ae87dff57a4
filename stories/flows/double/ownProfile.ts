import type { OwnProfile } from '#src/api/contract.ts';
import { accountName } from '#src/server/usernames/accountName.ts';
import { tidyText, validateAuthorName, validateRole } from '#src/validation/index.ts';
import type { Handlers } from './call.ts';
import { authorByAccount, type Content } from './content.ts';
import { enterAuthor } from './enterAuthor.ts';
import { checkFields } from './refusal.ts';
import type { Account, State } from './state.ts';

function toOwnProfile(content: Content, account: Account): OwnProfile {
  const author = authorByAccount(content, account.id);
  return {
    user_id: account.id,
    username: account.username,
    is_author: author?.isAnnounced === true,
    name: author?.name ?? accountName(account),
    role: author?.role ?? '',
    bio: author?.bio ?? '',
    links: [],
    portrait: author?.portrait || null,
    cover: author?.cover ?? null,
    hidden: false,
    pinned: author?.pinned ?? null,
  };
}

/** One's own page, and the word that one is an author. */
export const ownProfileCalls = (state: State, content: Content): Handlers => ({
  ownProfile: ({ caller }) => toOwnProfile(content, caller().account),
  becomeAuthor({ caller, body: { name, role } }) {
    checkFields({ name: validateAuthorName(name), role: validateRole(role) });
    const { account } = caller();
    const author = enterAuthor(state, content, account);
    Object.assign(author, { name: tidyText(name), role: tidyText(role), isAnnounced: true });
    return toOwnProfile(content, account);
  },
});
