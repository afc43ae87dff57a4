import { accountName } from '#src/server/usernames/accountName.ts';
import { type Author, authorByAccount, type Content } from './content.ts';
import type { Account, State } from './state.ts';

/** The author that a person is, or becomes by writing the first word: nobody finds or follows them yet. */
export function enterAuthor({ nextId }: State, content: Content, account: Account): Author {
  const known = authorByAccount(content, account.id);
  if (known !== undefined) return known;
  const author = {
    ...{ id: nextId(), account: account.id, name: accountName(account) },
    ...{ role: '', bio: '', portrait: '', cover: null },
    ...{ isAnnounced: false, tiers: [], pinned: null },
  };
  content.authors.set(author.id, author);
  return author;
}
