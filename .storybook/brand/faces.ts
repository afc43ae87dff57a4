import latin from '../../src/theme/fonts/commissioner-latin.woff2';
import moreLatin from '../../src/theme/fonts/commissioner-more-latin.woff2';
import { type Part, ranges } from '../../src/theme/fonts/ranges.ts';
import russian from '../../src/theme/fonts/commissioner-russian.woff2';
import signs from '../../src/theme/fonts/commissioner-signs.woff2';

const files: Partial<Record<Part, string>> = { 'more-latin': moreLatin, latin, signs, russian };

/** Gives the page around the stories the typeface of the product; within them the theme does. */
export function addFaces(): void {
  for (const [part, file] of Object.entries(files) as [Part, string][])
    document.fonts.add(
      new FontFace('Commissioner', `url(${file})`, { weight: '100 900', unicodeRange: ranges[part] }),
    );
  document.documentElement.style.setProperty('--font-platform', 'Commissioner, system-ui, sans-serif');
}
