import type { BrowserContext } from './test.ts';

/** Whole words of this test in a text: each is typed once, so that none is taken for another. */
export const wordsIn = (text: string): string[] => text.match(/slovo\d+\./g) ?? [];

interface Sight {
  /** All words in the text that is written. */
  readonly words: readonly string[];
  /** The page says that the server has them. */
  readonly isSaved: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Words that a person has seen on the pages. */
export interface Screen {
  /** Time at which each word was first there as a whole, in milliseconds since the epoch. */
  readonly since: ReadonlyMap<string, number>;
  /** The words of which a page has said last that the server has them. */
  saved(): readonly string[];
}

/** Runs in the page: tells of every change of what it shows, as soon as it is in the document. */
function look(): void {
  let told = '';
  const tell = (): void => {
    const text = document.querySelector('[role="textbox"][contenteditable="true"][aria-multiline="true"]');
    if (text === null) return;
    const words = text.textContent.match(/slovo\d+\./g) ?? [];
    const isSaved = /Сохранено в\s/.test(document.body.textContent);
    const next = `${words.join('')} ${isSaved}`;
    if (next === told) return;
    told = next;
    Reflect.get(globalThis, 'tellOfScreen')({ words, isSaved, at: Date.now() });
  };
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(tell).observe(document, changes);
}

/** Watches all pages that are opened from now on. */
export async function watchScreen(context: BrowserContext): Promise<Screen> {
  const since = new Map<string, number>();
  let saved: readonly string[] = [];
  await context.exposeFunction('tellOfScreen', ({ words, isSaved, at }: Sight) => {
    for (const word of words) if (!since.has(word)) since.set(word, at);
    if (isSaved) saved = words;
  });
  await context.addInitScript(look);
  return { since, saved: () => saved };
}
