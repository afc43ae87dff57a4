import type { Source } from '#tests/architecture/sources.ts';
import { themeUses } from '#tests/architecture/themeUses.ts';

/** Where the theme is made: that a token is defined or filled is no use of it. */
const definitions = /^src\/theme\/(contract\.css|dark|light|motion|scale|themeColors|themes\.css|index)\.ts$/;

/** Files by the token that they use: `vars.color.text.primary`, `space.24`. */
export type TokenUses = Readonly<Record<string, readonly string[]>>;

/** Who uses the tokens of the theme; a part of a token, as `text.ui.fontSize`, counts for its own name. */
export function readTokenUses(sources: readonly Source[]): TokenUses {
  const uses: Record<string, string[]> = {};
  for (const source of sources) {
    if (definitions.test(source.path)) continue;
    for (const token of new Set(themeUses(source))) (uses[token] ??= []).push(source.path);
  }
  return uses;
}
