/** These belong to the word before them. */
const particles = 'ли|ль|же|ж|бы|б';

const shortWord = new RegExp(`^(?!(?:${particles})$)\\p{L}{1,2}$`, 'iu');

const beforeParticle = new RegExp(` (?=(?:${particles})(?![\\p{L}\\p{N}-]))`, 'giu');

/**
 * Russian typesetting of a text with plain spaces: a short word keeps to the next one, though not the end of a word with
 * a hyphen, a particle and a dash to the word before it, a number to its noun. A link may follow the end.
 */
export const setRussian = (text: string): string =>
  text
    // A lookbehind would be shorter, but is a syntax error in older browsers.
    .replaceAll(/([\p{L}\p{N}-]+) (?=[\p{L}\p{N}«]|$)/gu, (words, word: string) =>
      shortWord.test(word) ? `${word}\u00a0` : words,
    )
    .replaceAll(beforeParticle, '\u00a0')
    .replaceAll(/(\p{N}) (?=[\p{L}\p{N}])/gu, '$1\u00a0')
    .replaceAll(' —', '\u00a0—');
