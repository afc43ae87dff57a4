import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { MediaFacts, NewFile } from '../media/index.ts';
import type { Inspected, InspectTask } from './inspectThread.ts';
import { makePicture } from './pictures.ts';
import type { UploadRow } from './rows.ts';
import { Unfit } from './unfit.ts';

/** Milliseconds in which a file has to tell what it is. */
const timeLimit = 10_000;
/** Milliseconds for which a thread waits for the next file. */
const idleTime = 30_000;
/** Megabytes of memory of a thread. */
const memory = 256;

/** The thread was ended because of the time that it took, or of its memory. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

type Inspection = ReturnType<typeof createInspection>;

/**
 * Looks through files in threads, which end when a file takes too long or too much.
 * @param threads files at once
 */
export function createInspection(threads: number) {
  const pool = new Piscina<InspectTask, Inspected>({
    filename: fileURLToPath(new URL('./inspectThread.ts', import.meta.url)),
    name: 'inspect',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleTime,
    resourceLimits: { maxOldGenerationSizeMb: memory },
    recordTiming: false,
  });
  return {
    /** @throws {Unfit} with a sentence for the author */
    async inspect(task: InspectTask): Promise<Exclude<Inspected, { readonly kind: 'unfit' }>> {
      const inspected = await pool
        .run(task, { signal: AbortSignal.timeout(timeLimit) })
        .catch((error: unknown): Inspected => {
          if (!isTooMuch(error)) throw error;
          const sentence =
            'Файл слишком сложный, за десять секунд его не разобрать. Сохраните его в другом формате и выберите снова.';
          return { kind: 'unfit', sentence };
        });
      if (inspected.kind === 'unfit') throw new Unfit(inspected.sentence);
      return inspected;
    },
    close: () => pool.destroy(),
  };
}

/** Result of an upload. */
export interface Made {
  readonly facts: MediaFacts;
  readonly files: readonly NewFile[];
}

/**
 * Turns the bytes of a file into the forms for readers.
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
