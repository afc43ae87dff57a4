import type { FileBytes } from './fileBytes.ts';

/** Bytes at the end of a file among which a frame begins. */
const tail = 1_000_000;

/** The checksum of the beginning of a frame. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80 ? ((sum << 1) ^ 0x07) & 0xff : sum << 1;
  }
  return sum;
}

/** The number that a frame has, as UTF-8 writes one. */
function numberOf(bytes: Buffer): { value: number; length: number } | undefined {
  const first = bytes[0] ?? 0;
  const ones = Math.clz32(~(first << 24));
  if (ones === 1 || ones > 7) return undefined;
  const length = Math.max(1, ones);
  let value = ones === 0 ? first : first & (0x7f >> ones);
  for (const byte of bytes.subarray(1, length)) {
    if (byte >> 6 !== 2) return undefined;
    value = value * 64 + (byte & 0x3f);
  }
  return { value, length };
}

/** Samples before a frame; `undefined` where none begins here. @param blockSize samples of each frame */
function samplesBefore(head: Buffer, blockSize: number): number | undefined {
  if (head[0] !== 0xff || ((head[1] ?? 0) & 0xfe) !== 0xf8) return undefined;
  const number = numberOf(head.subarray(4));
  if (number === undefined) return undefined;
  const [sizeBits, rateBits] = [(head[2] ?? 0) >> 4, (head[2] ?? 0) & 15];
  const extra = (sizeBits === 6 ? 1 : sizeBits === 7 ? 2 : 0) + (rateBits === 12 ? 1 : rateBits > 12 ? 2 : 0);
  const end = 4 + number.length + extra;
  if (checksum(head.subarray(0, end)) !== head[end]) return undefined;
  return (head[1] ?? 0) & 1 ? number.value : number.value * blockSize;
}

/** Length up to the last existing frame, whatever the header says. @returns seconds; 0 where there is no frame */
export function secondsOfFlac(bytes: FileBytes, sampleRate: number): number {
  const marker = bytes.at(0, 4).toString('latin1') === 'fLaC' ? 0 : undefined;
  // Behind a tag only what the beginning tells is known.
  if (marker === undefined) return Infinity;
  const blockSize = bytes.at(10, 2).readUInt16BE();
  const end = Buffer.from(bytes.at(Math.max(0, bytes.size - tail), tail));
  for (let at = end.lastIndexOf(0xff); at >= 0; at = at === 0 ? -1 : end.lastIndexOf(0xff, at - 1)) {
    const before = samplesBefore(end.subarray(at, at + 16), blockSize);
    if (before !== undefined) return (before + blockSize) / sampleRate;
  }
  return 0;
}
