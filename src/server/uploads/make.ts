import { stat } from 'node:fs/promises';
import type { MediaFacts, NewFile } from '../media/index.ts';
import type { Inspection } from './inspection.ts';
import { makePicture } from './pictures/makePicture.ts';
import type { UploadRow } from './rows.ts';
import { Unfit } from './unfit.ts';

/** What an upload has become. */
export interface Made {
  readonly facts: MediaFacts;
  readonly files: readonly NewFile[];
}

/**
 * Looks at the bytes of a file, and makes of them what readers get.
 * @param path of the file @param inspection looks at its bytes
 * @throws {Unfit} with a sentence for the author
 */
export async function make(
  { authorId, kind, name, bytes }: Pick<UploadRow, 'authorId' | 'kind' | 'name' | 'bytes'>,
  path: string,
  inspection: Pick<Inspection, 'inspect'>,
): Promise<Made> {
  const found = await stat(path).catch(() => undefined);
  if (found?.size !== bytes) throw new Unfit('Файл не сохранился на сервере целиком. Выберите его ещё раз.');
  const inspected = await inspection.inspect({ path, kind, name });
  const original = { variant: 'original', content: { path, bytes } };
  if (inspected.kind === 'sound') {
    const { type, seconds } = inspected;
    return { facts: { authorId, kind: 'audio', name, seconds }, files: [{ ...original, type }] };
  }
  const { mime } = inspected;
  if (kind === 'picture') {
    const { files, ...forms } = await makePicture(path, name, mime);
    return { facts: { authorId, kind, name, ...forms }, files };
  }
  const type = mime === '' ? 'application/octet-stream' : mime;
  return { facts: { authorId, kind: 'file', name }, files: [{ ...original, type }] };
}
