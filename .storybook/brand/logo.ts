import { wordmark } from '../../src/components/primitives/Logo/wordmark.ts';
import type { ThemeColors } from '../../src/theme/themeColors.ts';

/** The wordmark as a picture in the colours of a theme. */
export function logo({ color: { text, accent } }: ThemeColors): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 96" width="130" height="32"><g transform="translate(0 74)"><path transform="scale(.1)" fill="${text.primary}" d="${wordmark}"/><circle fill="${accent.fill}" cx="95.6" cy="-25" r="26.8"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
