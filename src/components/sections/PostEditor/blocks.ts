import { validateHref } from '#src/validation/index.ts';

/** A piece of text that looks the same throughout; «\n» in it begins a new line. */
export interface EditorRun {
  text: string;
  bold?: true;
  italic?: true;
  /** `https:` or `mailto:`. */
  href?: string;
}

/** A picture of the author's, by the id of its file. */
export interface EditorPicture {
  media: string;
  /** Description for people who do not see it; empty if it is decoration. */
  alt: string;
  caption?: string;
}

/** A part of a post as the API has it. */
export type PostBlock =
  | { type: 'paragraph' | 'quote'; runs: EditorRun[] }
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'list'; ordered: boolean; items: EditorRun[][] }
  | { type: 'divider' | 'paywall' }
  | ({ type: 'picture' } & EditorPicture)
  | { type: 'gallery'; pictures: EditorPicture[] }
  | { type: 'audio' | 'file'; media: string; title: string };

/** Purpose of a chosen file. */
export type UploadKind = 'picture' | 'gallery' | 'audio' | 'file';

/** An upload at the position of its later block. Only this device has it: the API knows no such block. */
export interface UploadBlock {
  type: 'upload';
  /** As `onFiles` named it. */
  id: string;
  /** Neighbours of kind `gallery` become one gallery together. */
  kind: UploadKind;
  /** Name of the file. */
  name: string;
}

/** A part of a post that is being written. */
export type EditorBlock = PostBlock | UploadBlock;

/** Limits of parts (as in the contract), in characters or pieces. */
export const limits = {
  run: 20_000,
  name: 200,
  items: 200,
  alt: 1000,
  caption: 500,
  pictures: 30,
} as const;

const address = /^(?:https:\/\/|mailto:)[^\s"<>\\]+$/;

/**
 * Normalizes a link to https, which http pages usually answer, too, or to an e-mail address. Phones capitalize the
 * scheme.
 * @returns undefined where no link may lead there
 */
export function normalizeHref(href: string): string | undefined {
  const normal = href
    .trim()
    .replace(/^(?:https?:)?\/\//i, 'https://')
    .replace(/^mailto:/i, 'mailto:');
  const isLink = normal.length <= 2048 && address.test(normal) && validateHref(normal) === undefined;
  return isLink ? normal : undefined;
}
