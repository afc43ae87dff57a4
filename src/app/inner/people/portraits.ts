import type { PortraitName } from '#src/components/primitives/Art/index.ts';
import type { AvatarProps, Initial } from '#src/components/primitives/Avatar/index.ts';

/** The drawn portraits of the demo authors (design section 10). */
const portraits = ['anna', 'ilya', 'vera', 'mark'] as const satisfies readonly PortraitName[];

const inks = ['pine', 'cinnabar', 'yellow', 'pink', 'ink'] as const satisfies readonly Initial['ink'][];

/** Who has no picture is an initial, on an ink that is always the same for the name. */
function initialOf(name: string): Initial {
  const letters = [...name];
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const first = letters.find((letter) => /[\p{L}\d]/u.test(letter)) ?? '';
  return { letter: first.toLocaleUpperCase('ru'), ink: inks[sum % inks.length] ?? 'pine' };
}

/**
 * What stands beside somebody's name.
 * @param portrait the name of a portrait as the server gives it; one that this version of the client does not have is none
 */
export const portraitOf = (name: string, portrait?: unknown): AvatarProps['portrait'] =>
  portraits.find((known) => known === portrait) ?? initialOf(name);
