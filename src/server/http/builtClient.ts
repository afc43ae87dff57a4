import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import mime from 'mime';
import { compress, type Compressed } from '#src/site/compress.ts';
import { putOrigin } from '#src/site/origin.ts';
import { StartError } from '../settings/startError.ts';

/** A file as it is sent. */
export interface ServedFile {
  /** `Content-Type`. */
  readonly type: string;
  /** Hash of the content, for `ETag`. */
  readonly hash: string;
  readonly content: Buffer;
  /** The same by content coding, where it is worth it. */
  readonly compressed: Readonly<Partial<Record<keyof Compressed, Buffer>>>;
}

/** The built client, all of it in memory: what is built later is for the next start. */
export interface BuiltClient {
  /** Pages by the name of their file. */
  readonly documents: ReadonlyMap<string, ServedFile>;
  /** Everything else by its path, e.g. `assets/main-1a2b3c4d.js`. */
  readonly files: ReadonlyMap<string, ServedFile>;
}

/** Files by path with `/`, without folders whose name begins with a dot. */
async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll(sep, '/');
    if (!/(?:^|\/)\./.test(name)) contents.set(name, await readFile(path));
  }
  return contents;
}

/** A number alone is soon another folder's. */
async function identify(folder: string): Promise<string> {
  const { ino, birthtimeMs } = await stat(folder);
  return `${ino} ${birthtimeMs}`;
}

/** All of one build, though another may be put in its place at any time. */
async function readWhole(folder: string): Promise<Map<string, Buffer>> {
  const identity = await identify(folder);
  const contents = await readFolder(folder);
  if ((await identify(folder)) !== identity) throw new Error('another build took its place');
  return contents;
}

/** @param name by which its type is told */
export function served(name: string, content: Buffer, compressed: ServedFile['compressed']): ServedFile {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return {
    type: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 16),
    content,
    compressed,
  };
}

/**
 * Reads a build and puts the site's address into its pages.
 * @param folder of the build; a file may lie there compressed beside itself
 * @param origin of `PUBLIC_URL`
 * @throws {StartError} when it cannot be read
 */
export async function readClient(folder: string, origin: string): Promise<BuiltClient> {
  const contents = await readWhole(folder).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The client in ${folder} cannot be read (${reason}). Start again.`);
  });
  const documents = new Map<string, ServedFile>();
  const files = new Map<string, ServedFile>();
  for (const [name, content] of contents) {
    if (/\.(?:br|gz|map)$/.test(name)) continue;
    if (name.endsWith('.html')) {
      const page = Buffer.from(putOrigin(content.toString(), origin));
      documents.set(name, served(name, page, await compress(page)));
      continue;
    }
    const [br, gzip] = [contents.get(`${name}.br`), contents.get(`${name}.gz`)];
    files.set(name, served(name, content, { ...(br && { br }), ...(gzip && { gzip }) }));
  }
  return { documents, files };
}

const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/** Hashes for the content security policy, which allow the scripts in the built pages' heads. */
export function inlineScriptHashes({ documents }: BuiltClient): string[] {
  const hashes = new Set<string>();
  for (const { content } of documents.values()) {
    for (const [, code = ''] of content.toString().matchAll(inlineScript))
      hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes].toSorted();
}
