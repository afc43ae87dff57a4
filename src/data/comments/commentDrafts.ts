import { v4 } from 'uuid';

const key = 'drafts';
/** Texts that are kept; of more the oldest go. */
const limit = 50;

/** A text, where it belongs, and the key of the calls that send it as long as none was answered. */
type Draft = readonly [place: string, text: string, key?: string];

/** What somebody has begun to write on this device, and not sent. */
interface Drafts {
  /** Id of the account. */
  readonly user: number;
  /** The one typed last last. */
  readonly texts: readonly Draft[];
}

/** Where storage is blocked they live as long as the page. */
let unkept: Drafts | undefined;

const isDraft = (value: unknown): value is Draft =>
  Array.isArray(value) &&
  (value.length === 2 || value.length === 3) &&
  value.every((part) => typeof part === 'string');

function parse(text: string | null): Partial<Drafts> {
  const value: unknown = JSON.parse(text ?? '{}');
  return typeof value === 'object' && value !== null ? value : {};
}

/** The texts of this person; of anybody else, and where storage holds something else, none. */
function readTexts(user: number): Drafts['texts'] {
  if (unkept !== undefined) return unkept.user === user ? unkept.texts : [];
  try {
    const { user: owner, texts } = parse(localStorage.getItem(key));
    return owner === user && Array.isArray(texts) ? texts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** What was begun in a place; an empty text where nothing was. */
export const readDraft = (user: number, place: string): string =>
  readTexts(user).find(([known]) => known === place)?.[1] ?? '';

function keep(user: number, draft: Draft): void {
  const [place, text] = draft;
  const others = readTexts(user).filter(([known]) => known !== place);
  const texts = text === '' ? others : [...others, draft].slice(-limit);
  const drafts: Drafts = { user, texts };
  try {
    if (texts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts));
    unkept = undefined;
  } catch {
    unkept = drafts;
  }
}

/** Keeps what is typed in a place, and no key of what was there before; of an empty text there is nothing to keep. */
export const keepDraft = (user: number, place: string, text: string): void => keep(user, [place, text]);

/**
 * The key of the calls that send this text from a place: the same one, over a reload as well, until it is saved
 * again.
 */
export function keyOf(user: number, place: string, text: string): string {
  const known = readTexts(user).find((draft) => draft[0] === place && draft[1] === text)?.[2];
  if (known !== undefined) return known;
  const made = v4();
  keep(user, [place, text, made]);
  return made;
}

/** Whether they outlive the page. */
export const areKept = (): boolean => unkept === undefined;

/** Deletes all of them from the device. */
export function forgetDrafts(): void {
  unkept = undefined;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
