import { Unfit } from '../unfit.ts';
import type { FileBytes } from './fileBytes.ts';

/** Makes sure that nothing is missing at the end. @throws {Unfit} for a file that breaks off */
export function checkBoxes(bytes: FileBytes): void {
  for (let at = 0; at < bytes.size;) {
    const head = bytes.at(at, 16);
    const short = head.length < 8 ? Infinity : head.readUInt32BE();
    const size = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    // Up to the end of the file.
    if (size === 0) return;
    if (size < 8 || at + size > bytes.size)
      throw new Unfit('Запись обрывается. Сохраните или скачайте её заново целиком и выберите снова.');
    at += size;
  }
}

/** Elements of WebM (https://www.matroska.org/technical/elements.html). */
const ids = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  group: 0xa0,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  timestamp: 0xe7,
  block: 0xa1,
  simpleBlock: 0xa3,
};
const entered: readonly number[] = [ids.segment, ids.cluster, ids.group, ids.info];

/** A number of one to eight bytes, which its first one tells. @param hasMark it belongs to the number */
function number(bytes: Buffer, hasMark: boolean): { value: number; length: number } | undefined {
  const first = bytes[0] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || bytes.length < length) return undefined;
  let value = hasMark ? first : first & ((1 << (8 - length)) - 1);
  for (const byte of bytes.subarray(1, length)) value = value * 256 + byte;
  return { value, length };
}

const integer = (bytes: Buffer): number => bytes.reduce((value, byte) => value * 256 + byte, 0);

/** Length of a sound by the moment of its last block: what a browser records says nothing about it at the beginning. */
export function secondsOfWebm(bytes: FileBytes): number {
  let scale = 1_000_000;
  let clusterAt = 0;
  let last = 0;
  for (let at = 0; at < bytes.size;) {
    const id = number(bytes.at(at, 8), true);
    const size = id && number(bytes.at(at + id.length, 8), false);
    if (id === undefined || size === undefined) break;
    const content = at + id.length + size.length;
    const read = () => bytes.at(content, Math.min(size.value, 8));
    if (id.value === ids.scale) scale = integer(read());
    else if (id.value === ids.timestamp) clusterAt = integer(read());
    else if (id.value === ids.block || id.value === ids.simpleBlock) {
      const track = number(read(), false)?.length ?? 1;
      const relative = bytes.at(content + track, 2);
      if (relative.length === 2) last = Math.max(last, clusterAt + relative.readInt16BE());
    }
    at = entered.includes(id.value) ? content : content + size.value;
  }
  return (last * scale) / 1e9;
}
