import sharp, { type Metadata } from 'sharp';

/** Points of any picture at most: one with more would take the server too long. */
const maxPoints = 250e6;
/** Bytes that a picture may take while it is decoded. */
const memory = 600e6;

/** Facts from the first bytes of a picture. */
export interface PictureHeader {
  /** Pixels, turned upright. */
  readonly width: number;
  readonly height: number;
  /** Frames of one that moves, else 1. */
  readonly frames: number;
  /** Points that a picture of its kind may have. */
  readonly maxPoints: number;
  /** Names its kind, where that may have fewer points than others. */
  readonly kind: string | undefined;
}

/** Bytes of one colour of a point. */
const depths: Readonly<Record<string, number>> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  double: 8,
};

/**
 * The bytes that decoding takes for each point, as measured, and rounded up. A plain JPEG or PNG is made smaller line by
 * line, and takes next to nothing; others are held as a whole.
 */
function bytesPerPoint({ format, isProgressive, chromaSubsampling, channels = 4, depth }: Metadata) {
  const bytes = channels * (depths[depth ?? ''] ?? 1);
  switch (format) {
    case 'jpeg':
      if (!isProgressive) return undefined;
      return { kind: 'прогрессивном JPEG', bytes: chromaSubsampling === '4:2:0' ? 3.5 : 2.2 * channels };
    case 'png':
      return isProgressive ? { kind: 'чересстрочном PNG', bytes: 1.3 * bytes } : undefined;
    case 'webp':
      return { kind: 'WebP', bytes: 6.5 };
    case 'gif':
      return { kind: 'GIF', bytes: 5.5 };
    case 'heif':
      return { kind: 'AVIF', bytes: bytes > channels ? 26 : 20 };
    default:
      return { kind: 'TIFF', bytes: 1.6 * bytes };
  }
}

/** Reads what a picture says of itself, and decodes none of it. @throws for one that cannot be read */
export async function readPictureHeader(path: string): Promise<PictureHeader> {
  const metadata = await sharp(path, { limitInputPixels: false }).metadata();
  const { autoOrient, format, pages = 1 } = metadata;
  const pixel = bytesPerPoint(metadata);
  return {
    ...autoOrient,
    frames: format === 'gif' || format === 'webp' ? pages : 1,
    maxPoints: pixel === undefined ? maxPoints : Math.min(maxPoints, Math.floor(memory / pixel.bytes)),
    kind: pixel?.kind,
  };
}
