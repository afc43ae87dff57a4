import type { NounForms } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';

const forms: NounForms = ['новый пост', 'новых поста', 'новых постов'];
/** More are not counted by the server. */
const limit = 99;

/** The number of new posts: «5 новых постов»; `undefined` without any. */
export function presentNewPosts(count: number): string | undefined {
  if (count === 0) return undefined;
  return count < limit ? withNoun(count, forms) : `${limit}+ новых постов`;
}
