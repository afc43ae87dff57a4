import { type EditorBlock, limits } from './blocks.ts';
import type { MediaView, UploadView } from './media.ts';

const isText = (value: unknown, length: number): boolean =>
  typeof value === 'string' && value.length <= length;

/** Files of this post, which a pasted block may name. */
export interface KnownFiles {
  readonly media: ReadonlyMap<string, MediaView>;
  readonly uploads: ReadonlyMap<string, UploadView>;
}

/**
 * Validates a pasted block that claims to come from this editor. Clipboard data are untrusted: parts may have any type,
 * and the server would refuse a post with another person's file.
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
