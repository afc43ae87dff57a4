import { statfs } from 'node:fs/promises';
import { HttpError } from '../http/errors.ts';

/** What stays free of a disk unless a setting says otherwise: so many bytes, or such a part of a larger disk. */
const leastReserve = 1_000_000_000;
const reservedPart = 0.05;

/** The disk has no room for a file. */
export class DiskFull extends HttpError {
  constructor() {
    super(507, { detail: 'На сервере кончилось место. Мы уже знаем об этом, попробуйте через час.' });
  }
}

/**
 * Makes sure that a disk has room for a file and the reserve beside it: the database on the same disk cannot start
 * again without any.
 * @param reserve bytes @default 1 GB, or 5 % of a disk where that is more
 * @throws {DiskFull}
 */
export async function checkDisk(folder: string, bytes: number, reserve?: number): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const kept = reserve ?? Math.max(leastReserve, blocks * bsize * reservedPart);
  if (bavail * bsize < bytes + kept) throw new DiskFull();
}
