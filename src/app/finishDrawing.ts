/** What the first screen is drawn without (`src/theme/fonts.css.ts`): by a character of which file. */
const faces = { "1em 'Commissioner Signs'": '₽', '1em Literata': '₽я' };

/**
 * Gives the page these faces. Their files come before the change: the whole page is laid out anew once, and not as well for
 * every file that it waits for.
 */
export async function finishDrawing(): Promise<void> {
  const { documentElement, fonts } = document;
  if (documentElement.dataset['drawing'] === undefined) return;
  await Promise.allSettled(Object.entries(faces).map(([face, text]) => fonts.load(face, text)));
  delete documentElement.dataset['drawing'];
}
