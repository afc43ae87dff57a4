import { withNoun } from '#src/format/plural.ts';
import type { Block, Run, Version } from './version.ts';

const wordsOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** A block as plain text; what is no text is called by its name. */
export function textOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return wordsOf(block.runs);
    case 'heading':
      return block.text;
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '•'} ${wordsOf(item)}`)
        .join('\n');
    case 'picture':
      return `Картинка: ${block.alt || block.caption || 'без описания'}`;
    case 'gallery':
      return `Галерея: ${withNoun(block.pictures.length, ['картинка', 'картинки', 'картинок'])}`;
    case 'audio':
      return `Запись: ${block.title}`;
    case 'file':
      return `Файл: ${block.title}`;
    case 'divider':
      return '———';
    case 'paywall':
      return 'Занавес';
  }
}

/** A whole post as plain text, to keep it elsewhere. */
export const textOfVersion = ({ title, blocks }: Version): string =>
  [title, ...blocks.map(textOf)].join('\n\n');
