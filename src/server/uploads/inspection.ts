import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Inspected, InspectTask } from './inspectThread.ts';
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

export type Inspection = ReturnType<typeof createInspection>;

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
