import type { Block, Run } from '#src/api/contract.ts';

const sentence = 'Записал на кухне, поэтому слышно холодильник. Мелодию оставил пустой: пришлите свою. ';
const words: Run[] = [
  { text: sentence },
  { text: 'Слова тоже. ', bold: true },
  { text: sentence },
  { text: 'Ноты здесь', href: 'https://example.com/notes' },
];

/** Ten blocks, with as many kinds in them as a long post mixes. */
const chapter = (media: string): Block[] => [
  { type: 'heading', level: 2, text: 'Черновик третьей песни' },
  { type: 'paragraph', runs: words },
  { type: 'paragraph', runs: words },
  { type: 'picture', media, alt: 'Клавиши', caption: 'Та самая кухня' },
  { type: 'paragraph', runs: words },
  { type: 'list', ordered: false, items: [words, words, words] },
  { type: 'quote', runs: words },
  { type: 'paragraph', runs: words },
  { type: 'divider' },
  { type: 'paragraph', runs: words },
];

/** A post of 300 blocks with the paywall mark in its middle. @param media id of a picture */
export function longPost(media: string): Block[] {
  const blocks = Array.from({ length: 30 }, () => chapter(media)).flat();
  return blocks.with(148, { type: 'paywall' });
}

function htmlOfRun({ text, bold, href }: Run): string {
  if (href !== undefined) return `<a href="${href}">${text}</a>`;
  return bold ? `<b>${text}</b>` : text;
}
const htmlOfRuns = (runs: readonly Run[]) => `<p>${runs.map(htmlOfRun).join('')}</p>`;

function htmlOf(block: Block, picture: string): string {
  switch (block.type) {
    case 'heading':
      return `<h2>${block.text}</h2>`;
    case 'paragraph':
      return htmlOfRuns(block.runs);
    case 'quote':
      return `<blockquote>${htmlOfRuns(block.runs)}</blockquote>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${htmlOfRuns(item)}</li>`).join('')}</ul>`;
    case 'picture':
      return `<img src="${picture}" width="380" height="190">`;
    default:
      return '<hr>';
  }
}

/** The same as HTML. @param picture address of the picture */
export const longPostAsHtml = (picture: string): string =>
  longPost('')
    .map((block) => htmlOf(block, picture))
    .join('');
