import type { Block, Media } from '#src/api/contract.ts';
import type { BlockView } from '#src/components/sections/PostBody/index.ts';
import { presentFile, presentPicture, presentSound } from './presentMedia.ts';

/** The files of a post by their ids. */
export type Files = ReadonlyMap<string, Media>;

function pictureOf(files: Files, { media, alt, caption }: { media: string; alt: string; caption?: string }) {
  const file = files.get(media);
  return file?.kind === 'picture' ? [{ picture: presentPicture(file, alt), caption }] : [];
}

/** Props of a block; unknown blocks and those without their file are left out. */
export function presentBlock(block: Block, files: Files): BlockView[] {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
    case 'heading':
    case 'list':
    case 'divider':
    case 'paywall':
      return [block];
    case 'picture':
      return pictureOf(files, block).map((figure) => ({ type: 'picture', ...figure }));
    case 'gallery': {
      const figures = block.pictures.flatMap((picture) => pictureOf(files, picture));
      return figures.length > 0 ? [{ type: 'gallery', figures }] : [];
    }
    case 'audio': {
      const file = files.get(block.media);
      return file?.kind === 'audio' ? [{ type: 'audio', sound: presentSound(file, block.title) }] : [];
    }
    case 'file': {
      const file = files.get(block.media);
      return file?.kind === 'file' ? [{ type: 'file', file: presentFile(file, block.title) }] : [];
    }
    default:
      return [];
  }
}
