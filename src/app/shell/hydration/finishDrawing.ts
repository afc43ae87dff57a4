/** What the first screen is drawn without (`src/theme/fonts.css.ts`): by a character of which file. */
const faces = { "1em 'Commissioner Signs'": '₽', '1em Literata': '₽я' };

/**
 * Gives the page these faces, once their files are there: a text whose first typeface still downloads Chromium draws
 * with a last resort, and it looks for one for every size of text.
 */
export async function finishDrawing(): Promise<void> {
  const { documentElement, fonts } = document;
  if (documentElement.dataset['drawing'] === undefined) return;
  await Promise.allSettled(Object.entries(faces).map(([face, text]) => fonts.load(face, text)));
  delete documentElement.dataset['drawing'];
}
