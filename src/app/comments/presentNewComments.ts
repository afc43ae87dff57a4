import type { NounForms } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';

const forms: NounForms = ['новый комментарий', 'новых комментария', 'новых комментариев'];
/** More are not counted by the server. */
const limit = 99;

/** The number of new comments: «3 новых комментария»; `undefined` without any. */
export function presentNewComments(count: number): string | undefined {
  if (count === 0) return undefined;
  return count < limit ? withNoun(count, forms) : `${limit}+ новых комментариев`;
}
