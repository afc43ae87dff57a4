/** A chunk or box: size and name in the order of its format. */
const box = (name: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** Zeroes with numbers of 32 bits at some places. */
function fields(length: number, numbers: Readonly<Record<number, number>> = {}): Buffer {
  const bytes = Buffer.alloc(length);
  for (const [place, value] of Object.entries(numbers)) bytes.writeUInt32BE(value, Number(place));
  return bytes;
}

/** An .m4a file as phones and shops write it. @param codec `mp4a`, `alac`, `ac-3` @param seconds that it tells */
export function m4a(codec: string, seconds: number): Buffer {
  const entry = Buffer.alloc(28);
  entry.writeUInt16BE(1, 6);
  entry.writeUInt16BE(2, 16);
  entry.writeUInt16BE(16, 18);
  entry.writeUInt32BE(8000 * 65_536, 24);
  const table = box(
    'stbl',
    box('stsd', fields(8, { 4: 1 }), box(codec, entry)),
    box('stts', fields(16, { 4: 1, 8: seconds, 12: 8000 })),
    box('stsc', fields(20, { 4: 1, 8: 1, 12: 1, 16: 1 })),
    box('stsz', fields(12, { 4: 100, 8: seconds })),
    box('stco', fields(8)),
  );
  const handler = Buffer.alloc(25);
  handler.write('soun', 8, 'latin1');
  const media = box(
    'mdia',
    box('mdhd', fields(24, { 12: 8000, 16: 8000 * seconds })),
    box('hdlr', handler),
    box('minf', box('smhd', fields(8)), table),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom', 'latin1')),
    box(
      'moov',
      box('mvhd', fields(100, { 12: 1000, 16: 1000 * seconds })),
      box('trak', box('tkhd', fields(84, { 12: 1 })), media),
    ),
    box('mdat', Buffer.alloc(100 * seconds, 1)),
  ]);
}

/** A sound that a machine of another kind writes. @param format the number of its codec */
export function wave(format: number, seconds: number, rate = 8000): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + seconds * rate, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(format, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(seconds * rate, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * rate, 128)]);
}

/** An element of WebM. @param id with its mark, as hexadecimal digits */
const element = (id: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x1000_0000 + body.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
};
const text = (value: string) => Buffer.from(value, 'latin1');
const byte = (...values: readonly number[]) => Buffer.from(values);

/** A recording as browsers write it: it has no length. */
export function recording(codec: string, seconds: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead\u0001\u0001', 'latin1');
  const audio = element('e1', element('b5', Buffer.from('40e77000', 'hex')), element('9f', byte(1)));
  const track = element(
    'ae',
    element('d7', byte(1)),
    element('73c5', byte(1)),
    element('83', byte(2)),
    element('86', text(codec)),
    element('63a2', head),
    audio,
  );
  const clusters = Array.from({ length: seconds }, (_, second) => {
    const moment = Buffer.alloc(4);
    moment.writeUInt32BE(second * 1000);
    const blocks = [0, 250, 500, 750, 980].map((ms) => {
      const block = Buffer.alloc(24);
      block.writeUInt8(0x81);
      block.writeInt16BE(ms, 1);
      block.writeUInt8(0x80, 3);
      return element('a3', block);
    });
    return element('1f43b675', element('e7', moment), ...blocks);
  });
  const segment = [
    element('1549a966', element('2ad7b1', Buffer.from('0f4240', 'hex')), element('4d80', text('Chrome'))),
    element('1654ae6b', track),
    ...clusters,
  ];
  return Buffer.concat([
    element('1a45dfa3', element('4282', text('webm')), element('4287', byte(4)), element('4285', byte(2))),
    // Unknown size, as in a recording that is still being sent.
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    ...segment,
  ]);
}

/** A sound as studios save it. */
export function aiff(seconds: number): Buffer {
  const common = Buffer.alloc(18);
  common.writeUInt16BE(1);
  common.writeUInt32BE(8000 * seconds, 2);
  common.writeUInt16BE(8, 6);
  Buffer.from('400bfa00000000000000', 'hex').copy(common, 8);
  const chunk = (name: string, content: Buffer) =>
    Buffer.concat([text(name), fields(4, { 0: content.length }), content]);
  const chunks = [text('AIFF'), chunk('COMM', common), chunk('SSND', Buffer.alloc(8 + 8000 * seconds))];
  return chunk('FORM', Buffer.concat(chunks));
}

/** Sounds that take for ever to look through: so many bytes of parts with nothing in them. */
export const endless = {
  wav(bytes: number): Buffer {
    const head = Buffer.alloc(12);
    head.write('RIFF');
    head.writeUInt32LE(bytes, 4);
    head.write('WAVE', 8);
    return Buffer.concat([head, Buffer.alloc(bytes - 12, 'junk\0\0\0\0', 'latin1')]);
  },
  flac: (bytes: number): Buffer =>
    Buffer.concat([
      text('fLaC'),
      Buffer.from('00000022', 'hex'),
      Buffer.alloc(34, 1),
      Buffer.alloc(bytes - 42, '\u0001\0\0\0', 'latin1'),
    ]),
  m4a: (bytes: number): Buffer =>
    Buffer.concat([
      box('ftyp', text('M4A \0\0\0\0M4A mp42')),
      Buffer.alloc(bytes - 24 - (bytes % 8), '\0\0\0\u0008free', 'latin1'),
    ]),
} as const;
