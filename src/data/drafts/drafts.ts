const key = 'drafts';
/** Texts that are kept; of more the oldest go. */
const limit = 50;

/** What somebody has begun to write on this device, and not sent. */
interface Drafts {
  /** Id of the account. */
  readonly user: number;
  /** Where each text belongs, the one typed last last. */
  readonly texts: readonly (readonly [place: string, text: string])[];
}

/** Where storage is blocked they live as long as the page. */
let unkept: Drafts | undefined;

const isText = (value: unknown): value is Drafts['texts'][number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

function parse(text: string | null): Partial<Drafts> {
  const value: unknown = JSON.parse(text ?? '{}');
  return typeof value === 'object' && value !== null ? value : {};
}

/** The texts of this person; of anybody else, and where storage holds something else, none. */
function readTexts(user: number): Drafts['texts'] {
  if (unkept !== undefined) return unkept.user === user ? unkept.texts : [];
  try {
    const { user: owner, texts } = parse(localStorage.getItem(key));
    return owner === user && Array.isArray(texts) ? texts.filter(isText) : [];
  } catch {
    return [];
  }
}

/** What was begun in a place; an empty text where nothing was. */
export const readDraft = (user: number, place: string): string =>
  readTexts(user).find(([known]) => known === place)?.[1] ?? '';

/** Keeps what is typed in a place; of an empty text there is nothing to keep. */
export function keepDraft(user: number, place: string, text: string): void {
  const others = readTexts(user).filter(([known]) => known !== place);
  const texts = text === '' ? others : [...others, [place, text] as const].slice(-limit);
  const drafts: Drafts = { user, texts };
  try {
    if (texts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts));
    unkept = undefined;
  } catch {
    unkept = drafts;
  }
}

/** Leaves nothing of them on the device. */
export function forgetDrafts(): void {
  unkept = undefined;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
