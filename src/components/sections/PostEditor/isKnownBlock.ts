import { type EditorBlock, limits } from './blocks.ts';
import type { MediaView, UploadView } from './media.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown, length: number): value is string =>
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
export function isKnownBlock(block: unknown, { media, uploads }: KnownFiles): block is EditorBlock {
  const kindOf = (id: unknown) => (typeof id === 'string' ? media.get(id)?.kind : undefined);
  const isPicture = (picture: unknown): boolean =>
    isRecord(picture) &&
    kindOf(picture['media']) === 'picture' &&
    isText(picture['alt'], limits.alt) &&
    (picture['caption'] === undefined || isText(picture['caption'], limits.caption));
  if (!isRecord(block)) return false;
  const { type, pictures, title, id, name, kind } = block;
  switch (type) {
    case 'picture':
      return isPicture(block);
    case 'gallery':
      return (
        Array.isArray(pictures) &&
        pictures.length >= 2 &&
        pictures.length <= limits.pictures &&
        pictures.every(isPicture)
      );
    case 'audio':
    case 'file':
      return kindOf(block['media']) === type && isText(title, limits.name) && title !== '';
    case 'upload':
      return (
        typeof id === 'string' &&
        uploads.has(id) &&
        isText(name, 1000) &&
        (kind === 'picture' || kind === 'gallery' || kind === 'audio' || kind === 'file')
      );
    case 'paywall':
      return true;
    default:
      return false;
  }
}
