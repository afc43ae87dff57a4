import type { Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import { toLine, type UploadKind, validateUploadRoom, validateUploadSize } from '#src/validation/index.ts';
import { enterAuthor, lockAuthor } from '../authors/enterAuthor.ts';
import { tables } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';
import { checkDisk } from '../media/index.ts';
import type { Settings } from '../settings/table.ts';
import type { UploadsDeps } from './work.ts';
import { tooManyOpen, wrongKind } from './refusals.ts';
import { addUpload, countOpen, usedBy } from './rows.ts';

const { authors } = tables;

/** Bytes that a file of each kind may have, and all files of an author together. */
export const limitsOf = ({
  UPLOAD_PICTURE: picture,
  UPLOAD_AUDIO: audio,
  UPLOAD_FILE: file,
  UPLOAD_TOTAL: total,
}: Pick<Settings, `UPLOAD_${Uppercase<UploadKind | 'total'>}`>): Readonly<
  Record<UploadKind | 'total', number>
> => ({
  picture,
  audio,
  file,
  total,
});

const kinds: readonly UploadKind[] = ['picture', 'audio', 'file'];

/** The longest name that is kept, in characters. */
const maxNameLength = 200;

/** A name without folders and signs that would affect its surroundings: others download the file under it. */
function nameOf(given: string | null | undefined): string {
  const name = toLine((given ?? '').split(/[/\\]/).at(-1) ?? '');
  return name === '' ? 'Без названия' : [...name].slice(-maxNameLength).join('');
}

/**
 * Promises room for a file before any of it is sent.
 * @param userId whose it is; they are an author from now on
 * @throws {HttpError} 400 for a kind that we do not know or nothing at all, 413 for too much, 429 for too many
 * at once, 507 where the disk is full
 */
export async function begin(
  { db, settings, uploads }: Pick<UploadsDeps, 'db' | 'settings' | 'uploads'>,
  userId: number,
  { id, size: bytes = 0, metadata }: Upload,
): Promise<void> {
  const kind = kinds.find((one) => one === metadata?.['kind']);
  if (kind === undefined) throw wrongKind();
  const limits = limitsOf(settings);
  const wrongSize = validateUploadSize(kind, bytes, limits[kind]);
  if (wrongSize !== undefined) throw new HttpError(bytes === 0 ? 400 : 413, { detail: wrongSize });
  await checkDisk(uploads.folder, bytes, settings.DISK_RESERVE);
  await db.transaction(async (transaction) => {
    const authorId = await enterAuthor(transaction, userId);
    await lockAuthor(transaction, authorId);
    const most = settings.UPLOADS_OPEN;
    if ((await countOpen(transaction, authorId)) >= most) throw tooManyOpen(most);
    const full = validateUploadRoom(bytes, await usedBy(transaction, eq(authors.id, authorId)), limits.total);
    if (full !== undefined) throw new HttpError(413, { detail: full });
    await addUpload(transaction, { id, authorId, kind, name: nameOf(metadata?.['filename']), bytes });
  });
}
