import type { PortraitName } from '#src/components/primitives/Art/index.ts';
import type { AvatarProps, Initial, Photo } from '#src/components/primitives/Avatar/index.ts';

/** The drawn portraits of the demo authors (design section 10). */
const portraits = ['anna', 'ilya', 'vera', 'mark'] as const satisfies readonly PortraitName[];

const inks = ['pine', 'cinnabar', 'yellow', 'pink', 'ink'] as const satisfies readonly Initial['ink'][];

/** People without a picture get an initial; the ink depends on the name only. */
function initialOf(name: string): Initial {
  const letters = [...name];
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const first = letters.find((letter) => /[\p{L}\d]/u.test(letter)) ?? '';
  return { letter: first.toLocaleUpperCase('ru'), ink: inks[sum % inks.length] ?? 'pine' };
}

/** What the server has of a person's portrait. */
interface Shown {
  /** Name of a portrait; one that this version of the client does not have is none. */
  readonly portrait?: unknown;
  /** Their own picture; it takes precedence. */
  readonly photo?: Photo | undefined;
}

/** What stands beside somebody's name. */
export const portraitOf = (name: string, { portrait, photo }: Shown = {}): AvatarProps['portrait'] =>
  photo ?? portraits.find((known) => known === portrait) ?? initialOf(name);
