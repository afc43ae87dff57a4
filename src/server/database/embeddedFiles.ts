import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What we know of an open file of Emscripten's. */
interface OpenFile {
  /** Node.js's descriptor. */
  readonly nfd: number;
  readonly node: { readonly name: string };
}

/** What we know of Emscripten's files on a folder. */
interface NodeFiles {
  readonly stream_ops: {
    fsync?: (file: OpenFile) => number;
    write: (file: OpenFile, ...data: readonly unknown[]) => number;
  };
  /** Gives PostgreSQL a failure of Node.js as one of the system. */
  tryFSOperation: (operation: () => void) => void;
}

/**
 * Emscripten ignores the calls by which PostgreSQL flushes files to the disk; here they are carried out. After a crash
 * PostgreSQL makes one for every file before it changes any. `syncFolder` has done so, in a tenth of the time.
 */
function syncFiles({ stream_ops: files, tryFSOperation }: NodeFiles): void {
  let isChanged = false;
  const { write } = files;
  files.write = (file, ...data) => {
    isChanged ||= file.node.name !== 'postmaster.pid';
    return write(file, ...data);
  };
  files.fsync = ({ nfd }) => {
    if (isChanged) tryFSOperation(() => fsyncSync(nfd));
    return 0;
  };
}

/** The files of an embedded database that survive a power cut, as far as its settings ask for it. */
export class DurableFiles extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts: options } = await super.init(...parameters);
    return {
      emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), ({ NODEFS }) => syncFiles(NODEFS)] },
    };
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
}

/** Brings everything in a folder to the disk; several files at once, because the disk then takes them together. */
async function syncFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const paths = [folder, ...names.map((name) => join(folder, name))].values();
  const syncEach = async () => {
    for (const path of paths) await syncFile(path);
  };
  await Promise.all(Array.from({ length: 8 }, syncEach));
}

/**
 * Makes sure that a database is in the folder and on the disk. A new one is made beside and put there when it is whole,
 * so that neither a kill nor a power cut leaves half of one. The caller holds the folder's lock.
 */
export async function prepareFiles(folder: string): Promise<void> {
  if (!existsSync(folder)) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    const database = await PGlite.create({ dataDir: draft });
    await database.close();
    await syncFolder(draft);
    renameSync(draft, folder);
    await syncFile(dirname(folder));
  }
  // Left by a process that was killed; after a power cut it may be empty, and PostgreSQL would not start.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  await syncFolder(folder);
}
