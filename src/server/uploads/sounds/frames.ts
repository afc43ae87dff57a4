import type { FileBytes } from './fileBytes.ts';

/** A piece of a sound that tells by itself how long it is. */
interface Frame {
  /** Bytes of it. */
  readonly size: number;
  readonly seconds: number;
  /** The same for all frames of a sound. */
  readonly stream: number;
}

/** Reads the beginning of a frame; `undefined` where there is none. @param head ten bytes */
type ReadFrame = (head: Buffer) => Frame | undefined;

/** Kilobits a second by the index in the frame, of MPEG 1 and of MPEG 2. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const mpegRates = [44_100, 48_000, 32_000];
const aacRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
];

/** A frame of MP3: layers 1 and 2 are played by no browser. */
export const mp3Frame: ReadFrame = (head) => {
  const [first = 0, second = 0, third = 0] = head;
  const version = (second >> 3) & 3;
  if (first !== 0xff || second >> 5 !== 7 || version === 1 || ((second >> 1) & 3) !== 1) return undefined;
  const isFirst = version === 3;
  const bitrate = bitrates[isFirst ? 0 : 1][third >> 4];
  const full = mpegRates[(third >> 2) & 3];
  if (!bitrate || full === undefined) return undefined;
  const rate = full / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1152 : 576;
  const size = Math.floor((samples / 8) * ((bitrate * 1000) / rate)) + ((third >> 1) & 1);
  return { size, seconds: samples / rate, stream: version * 4 + ((third >> 2) & 3) };
};

/** A frame of AAC without a container (ADTS). */
export const aacFrame: ReadFrame = (head) => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0, seventh = 0] = head;
  const rate = aacRates[(third >> 2) & 15];
  const size = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  if (first !== 0xff || (second & 0xf6) !== 0xf0 || rate === undefined || size < 7) return undefined;
  return { size, seconds: (1024 * ((seventh & 3) + 1)) / rate, stream: (third >> 2) & 15 };
};

/** Bytes that may precede the first frame, beside tags. */
const mostJunk = 1_000_000;
const headSize = 10;

/** End of an ID3 tag at this offset; `undefined` without one. */
function endOfTag(bytes: FileBytes, at: number): number | undefined {
  const head = bytes.at(at, headSize);
  if (head.length < headSize || head.toString('latin1', 0, 3) !== 'ID3') return undefined;
  const [, , , , , , a = 0, b = 0, c = 0, d = 0] = head;
  return [a, b, c, d].some((part) => part > 127)
    ? undefined
    : at + 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}

/** True for the info frame that encoders put first. */
const isNote = (bytes: FileBytes, at: number, { size }: Frame): boolean =>
  /Xing|Info|VBRI/.test(bytes.at(at, Math.min(size, 200)).toString('latin1'));

/**
 * Sums the existing frames, whatever an info frame says.
 * @returns seconds, 0 where the file is no sound in such frames
 */
export function secondsOfFrames(bytes: FileBytes, read: ReadFrame): number {
  const frameAt = (at: number, stream?: number): Frame | undefined => {
    const frame = read(bytes.at(at, headSize));
    return frame && (stream === undefined || frame.stream === stream) ? frame : undefined;
  };
  /** Bytes of anything else look like the beginning of a frame, but not like three in a row. */
  const isFollowed = (at: number, { size, stream }: Frame): boolean => {
    const next = frameAt(at + size, stream);
    if (next === undefined) return at + size === bytes.size;
    const afterNext = at + size + next.size;
    return afterNext >= bytes.size || frameAt(afterNext, stream) !== undefined;
  };

  let seconds = 0;
  let stream: number | undefined;
  let isInStep = false;
  let junk = 0;
  for (let at = 0; at < bytes.size;) {
    const frame = frameAt(at, stream);
    if (frame && (isInStep || isFollowed(at, frame))) {
      if (at + frame.size > bytes.size) break;
      if (stream !== undefined || !isNote(bytes, at, frame)) seconds += frame.seconds;
      ({ stream } = frame);
      isInStep = true;
      at += frame.size;
      continue;
    }
    isInStep = false;
    const tagged = endOfTag(bytes, at);
    if (tagged === undefined) {
      junk += 1;
      if (stream === undefined && junk > mostJunk) return 0;
    }
    at = tagged ?? at + 1;
  }
  return seconds;
}
