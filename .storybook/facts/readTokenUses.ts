import type { Source } from '#tests/architecture/sources.ts';

/** Files of the theme itself: defining or filling a token is no use of it. */
const definitions = /^src\/theme\/(contract\.css|dark|light|motion|scale|themeColors|themes\.css|index)\.ts$/;

/** Files by the token that they use: `vars.color.text.primary`, `text.ui`. */
export type TokenUses = Readonly<Record<string, readonly string[]>>;

/** `vars.color.focus`, `text.ui`: colours and styles of type, which the pages list. */
const member = /\b(?:vars|text)(?:\.\w+|\[\w+\])+/g;

/** Every token that a source names; a part of a token, as `text.ui.fontSize`, counts for its own name. */
function tokensIn({ text }: Source): Set<string> {
  const tokens = new Set<string>();
  for (const [path] of text.matchAll(member)) {
    const names = path.replaceAll(/\[(\w+)\]/g, '.$1').split('.');
    for (let length = 2; length <= names.length; length += 1) tokens.add(names.slice(0, length).join('.'));
  }
  return tokens;
}

/** Lists the files that use each colour and style of type. */
export function readTokenUses(sources: readonly Source[]): TokenUses {
  const uses: Record<string, string[]> = {};
  for (const source of sources) {
    if (definitions.test(source.path)) continue;
    for (const token of tokensIn(source)) (uses[token] ??= []).push(source.path);
  }
  return uses;
}
