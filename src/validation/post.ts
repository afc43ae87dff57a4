import { isBlank, validateLine, validateText } from './text.ts';
import { validateHref } from './profileLink.ts';

type Runs = readonly { readonly text: string; readonly href?: string }[];
interface Words {
  readonly alt: string;
  readonly caption?: string;
}

/** A part of a post's body, as far as its texts go. */
type WordedBlock =
  | { readonly type: 'paragraph' | 'quote'; readonly runs: Runs }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly Runs[] }
  | { readonly type: 'divider' | 'paywall' }
  | ({ readonly type: 'picture' } & Words)
  | { readonly type: 'gallery'; readonly pictures: readonly Words[] }
  | { readonly type: 'audio' | 'file'; readonly title: string }
  /** A file on its way to the server. */
  | { readonly type: 'upload' };

const isSilent = (runs: Runs): boolean => isBlank(runs.map(({ text }) => text).join(''));

/** True if the block has something to read, see or hear. */
export function hasContent(block: WordedBlock): boolean {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return !isSilent(block.runs);
    case 'heading':
      return !isBlank(block.text);
    case 'list':
      return !block.items.every(isSilent);
    case 'divider':
    case 'paywall':
      return false;
    case 'picture':
    case 'gallery':
    case 'audio':
    case 'file':
    case 'upload':
      return true;
  }
}

/** Rule of a post's title, trimmed. */
export const validateTitle = (title: string): string | undefined =>
  isBlank(title) ? 'Назовите пост' : validateLine(title);

const validateRuns = (runs: Runs): string | undefined =>
  validateText(runs.map(({ text }) => text).join('')) ??
  firstOf(runs, ({ href }) => (href === undefined ? undefined : validateHref(href)));

const validateWords = ({ alt, caption = '' }: Words): string | undefined =>
  validateText(alt) ?? validateLine(caption);

function firstOf<Item>(items: readonly Item[], rule: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const problem = rule(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Rule of what readers get of a block: its texts, names and links. Lengths are the contract's. */
export function validateBlock(block: WordedBlock): string | undefined {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return validateRuns(block.runs);
    case 'heading':
      return isBlank(block.text) ? 'Пустой заголовок. Напишите его или уберите' : validateLine(block.text);
    case 'list':
      return firstOf(block.items, validateRuns);
    case 'picture':
      return validateWords(block);
    case 'gallery':
      return firstOf(block.pictures, validateWords);
    case 'audio':
    case 'file':
      return isBlank(block.title) ? 'Без названия не найти' : validateLine(block.title);
    case 'divider':
    case 'paywall':
    case 'upload':
      return undefined;
  }
}
