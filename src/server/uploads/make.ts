import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { MediaFacts, NewFile } from '../media/index.ts';
import { makePicture } from './makePicture.ts';
import { makeSound } from './makeSound.ts';
import type { UploadRow } from './rows.ts';
import { Unfit } from './unfit.ts';

/** What an upload has become. */
export interface Made {
  readonly facts: MediaFacts;
  readonly files: readonly NewFile[];
}

/**
 * Looks at the bytes of a file, and makes of them what readers get.
 * @param path of the file
 * @throws {Unfit} with a sentence for the author
 */
export async function make(
  { authorId, kind, name, bytes }: Pick<UploadRow, 'authorId' | 'kind' | 'name' | 'bytes'>,
  path: string,
): Promise<Made> {
  const found = await stat(path).catch(() => undefined);
  if (found?.size !== bytes) throw new Unfit('Файл не сохранился на сервере целиком. Выберите его ещё раз.');
  const original = { variant: 'original', content: { path, bytes } };
  switch (kind) {
    case 'picture': {
      const { files, ...forms } = await makePicture(path, name);
      return { facts: { authorId, kind, name, ...forms }, files };
    }
    case 'audio': {
      const { type, seconds } = await makeSound(path, name);
      return { facts: { authorId, kind, name, seconds }, files: [{ ...original, type }] };
    }
    case 'file': {
      const type = (await fileTypeFromFile(path))?.mime ?? 'application/octet-stream';
      return { facts: { authorId, kind, name }, files: [{ ...original, type }] };
    }
  }
}
