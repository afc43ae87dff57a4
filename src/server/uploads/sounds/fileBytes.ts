import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes that are read at once. */
const chunkSize = 1_000_000;

/** A file that is looked through from its beginning to its end, piece by piece. For a thread of its own. */
export class FileBytes {
  readonly size: number;
  readonly #handle: number;
  #chunk: Buffer = Buffer.alloc(0);
  #from = 0;

  constructor(path: string) {
    this.#handle = openSync(path, 'r');
    this.size = fstatSync(this.#handle).size;
  }

  /** So many bytes from a place on, fewer at the end of the file. */
  at(offset: number, length: number): Buffer {
    const start = offset - this.#from;
    if (start < 0 || start + length > this.#chunk.length) this.#read(offset, Math.max(length, chunkSize));
    return this.#chunk.subarray(offset - this.#from, offset - this.#from + length);
  }

  #read(offset: number, length: number): void {
    const chunk = Buffer.allocUnsafe(Math.max(0, Math.min(length, this.size - offset)));
    this.#chunk = chunk.subarray(0, readSync(this.#handle, chunk, 0, chunk.length, offset));
    this.#from = offset;
  }

  close(): void {
    closeSync(this.#handle);
  }
}
