import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import { noRoom } from './refusals.ts';
import { removeUpload } from './rows.ts';

/** The bytes of a disk that are left for others when it counts as full. */
const reserve = 1_000_000;

/** Refuses what the disk has no room for. @throws {HttpError} 507 */
export async function checkDisk(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes + reserve) throw noRoom();
}

/** What tus knows of a file stands in its row, which was there before the file. */
const rowsOf = (db: Database) => ({
  async get(id: string): Promise<Upload | undefined> {
    const [row] = await db.select().from(tables.uploads).where(eq(tables.uploads.id, id));
    return (
      row && new Upload({ id, size: row.bytes, offset: 0, metadata: { filename: row.name, kind: row.kind } })
    );
  },
  async set() {},
  async delete(id: string) {
    await removeUpload(db, id);
  },
});

/** The files that are on their way here, in a folder: each under the id of its row. */
export class IncomingFiles extends FileStore {
  readonly #db: Database;

  constructor(db: Database, folder: string) {
    super({ directory: folder, configstore: rowsOf(db) });
    // The length of a file is known before any of it is here: there may be no room for it.
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
    this.#db = db;
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

  /** @throws {HttpError} 507 when the disk is full: half of a file would only keep it so */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    try {
      return await super.write(content, id, offset);
    } catch (error) {
      await checkDisk(this.directory, 0).catch(async (full: unknown) => {
        await this.#forget(id);
        throw full;
      });
      throw error;
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
