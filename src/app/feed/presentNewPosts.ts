import type { NounForms } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';

const forms: NounForms = ['новый пост', 'новых поста', 'новых постов'];
/** More are not counted by the server. */
const limit = 99;

/** How many posts have come: «5 новых постов»; nothing where none have. */
export function presentNewPosts(count: number): string | undefined {
  if (count === 0) return undefined;
  return count < limit ? withNoun(count, forms) : `${limit}+ новых постов`;
}
