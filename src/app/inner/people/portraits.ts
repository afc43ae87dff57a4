import type { PortraitName } from '#src/components/primitives/Art/index.ts';

/** The drawn portraits that stand for people without a photo (design section 10). */
export const portraits = ['anna', 'ilya', 'vera', 'mark'] as const satisfies readonly PortraitName[];

/** Whoever has no photo gets one of the drawn portraits, always the same; ids begin with 1. */
export const portraitOf = (id: number): PortraitName =>
  portraits[Math.abs(id - 1) % portraits.length] ?? 'anna';
