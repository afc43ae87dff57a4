import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Transform, type Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import { checkDisk } from '../media/index.ts';
import { isHere } from './refusals.ts';
import { removeUpload } from './rows.ts';

/** Bytes between two looks at the disk. */
const lookEvery = 1_000_000;

/** Passes bytes on until a look at the disk fails. */
function whileThere(look: () => Promise<void>): Transform {
  const lookOnce = callbackify(look);
  let unseen = lookEvery;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unseen += chunk.length;
      if (unseen < lookEvery) return done(null, chunk);
      unseen = 0;
      lookOnce((failure) => done(failure, chunk));
    },
  });
}

/** The row has tus's facts about a file; it exists before the file. */
const rowsOf = (db: Database) => ({
  async get(id: string): Promise<Upload | undefined> {
    const [row] = await db.select().from(tables.uploads).where(eq(tables.uploads.id, id));
    // Another request has sent the rest meanwhile, and the file may be removed already.
    if (row !== undefined && row.state !== 'receiving') throw isHere();
    return (
      row && new Upload({ id, size: row.bytes, offset: 0, metadata: { filename: row.name, kind: row.kind } })
    );
  },
  async set() {},
  async delete(id: string) {
    await removeUpload(db, id);
  },
});

/** Partial uploads in a folder, each stored under the id of its row. */
export class IncomingFiles extends FileStore {
  readonly #db: Database;
  readonly #reserve: number | undefined;

  /** @param reserve bytes of the disk that stay free, as `checkDisk` takes them */
  constructor(db: Database, folder: string, reserve: number | undefined) {
    super({ directory: folder, configstore: rowsOf(db) });
    // The length of a file is known before any of it is here: there may be no room for it.
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
    this.#db = db;
    this.#reserve = reserve;
  }

  /** Leaves neither a file nor a row behind where it fails. */
  override async create(upload: Upload): Promise<Upload> {
    try {
      return await super.create(upload);
    } catch (error) {
      await this.#forget(upload.id);
      throw error;
    }
  }

  /** @throws {DiskFull} half of a file would only keep the disk full, so nothing of it stays */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    let full: unknown;
    const checkReserve = async () => {
      await checkDisk(this.directory, 0, this.#reserve).catch((error: unknown) => {
        full = error;
        throw error;
      });
    };
    try {
      // Its failures reach the reader of the last stream.
      return await super.write(
        pipeline(content, whileThere(checkReserve), () => {}),
        id,
        offset,
      );
    } catch (error) {
      await checkReserve().catch(() => undefined);
      if (full === undefined) throw error;
      await this.#forget(id);
      throw full;
    }
  }

  async #forget(id: string): Promise<void> {
    await rm(join(this.directory, id), { force: true });
    await removeUpload(this.#db, id);
  }
}

/** Resolves when a file will outlast a power cut. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
