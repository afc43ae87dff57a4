import Color from 'colorjs.io';

/** Contrast of a colour and its ground. */
export interface Contrast {
  /** WCAG 2 contrast ratio, from 1 to 21; the order of the two makes no difference. */
  readonly ratio: number;
  /** Lightness contrast by APCA, to 108 for dark on light and to −108 for light on dark. */
  readonly lightness: number;
}

/** Contrast of a colour on another one; both are opaque. */
export const contrastOf = (colour: string, ground: string): Contrast => ({
  ratio: Color.contrastWCAG21(ground, colour),
  lightness: Color.contrastAPCA(ground, colour),
});

/**
 * Use that WCAG 2 allows for a contrast: small text at level AAA or AA, large text and parts of controls, ornaments.
 */
export function levelOf(ratio: number): 'AAA' | 'AA' | '3:1' | undefined {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? '3:1' : undefined;
}
