import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A JPEG that is on its side, taken where its notes say. */
export const sideways = (): Promise<Buffer> =>
  picture(600, 400)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Анна' }, IFD3: { GPSLatitude: '55/1 45/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A sound of silence. @param seconds 0 has a header and nothing else */
export function silence(seconds: number, rate = 8000): Buffer {
  const data = Buffer.alloc(seconds * rate, 128);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

/** The beginning of a file in the container format of phones' photos, sounds and films. */
export const boxOf = (brand: string): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from(`${brand}mif1`),
    Buffer.alloc(200),
  ]);
