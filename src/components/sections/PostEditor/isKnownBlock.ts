import { type EditorBlock, limits } from './blocks.ts';
import type { MediaView, UploadView } from './media.ts';

const isText = (value: unknown, length: number): boolean =>
  typeof value === 'string' && value.length <= length;

/** What a pasted block may name: the files of this post. */
export interface KnownFiles {
  readonly media: ReadonlyMap<string, MediaView>;
  readonly uploads: ReadonlyMap<string, UploadView>;
}

/**
 * Whether a block that says it was copied here is one of ours. Anybody can write into a clipboard: its parts may be of any
 * type, and a file of somebody else's would make the server refuse the post.
 */
export function isKnownBlock(block: EditorBlock, { media, uploads }: KnownFiles): boolean {
  const isPicture = (picture: { media: string; alt: string; caption?: string }): boolean =>
    media.get(picture.media)?.kind === 'picture' &&
    isText(picture.alt, limits.alt) &&
    (picture.caption === undefined || isText(picture.caption, limits.caption));
  switch (block.type) {
    case 'picture':
      return isPicture(block);
    case 'gallery':
      return (
        Array.isArray(block.pictures) &&
        block.pictures.length >= 2 &&
        block.pictures.length <= limits.pictures &&
        block.pictures.every((picture) => isPicture(picture))
      );
    case 'audio':
    case 'file':
      return (
        media.get(block.media)?.kind === block.type && isText(block.title, limits.name) && block.title !== ''
      );
    case 'upload':
      return (
        uploads.has(block.id) &&
        isText(block.name, 1000) &&
        ['picture', 'gallery', 'audio', 'file'].includes(block.kind)
      );
    case 'paywall':
      return true;
    default:
      return false;
  }
}
