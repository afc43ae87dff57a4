import { parseFile, type IAudioMetadata } from 'music-metadata';
import { Unfit } from '../unfit.ts';
import { FileBytes } from './fileBytes.ts';
import { secondsOfFlac } from './flac.ts';
import { aacFrame, mp3Frame, secondsOfFrames } from './frames.ts';
import { checkBoxes, secondsOfWebm } from './containers.ts';

export interface Sound {
  /** `Content-Type`. */
  readonly type: string;
  readonly seconds: number;
}

const choose = 'Выберите MP3, M4A, AAC, OGG, Opus, WAV или FLAC.';
const unplayable = () =>
  new Unfit('Такой звук браузеры не играют. Сохраните его как MP3 или AAC и выберите снова.');
const film = () => new Unfit(`Это видео, а не звук. Сохраните из него звук. ${choose}`);

/** Container format of a sound. */
type Format = IAudioMetadata['format'];

/** Containers by what file-type calls them: `Content-Type`, which codecs in it browsers play, and the real length. */
interface Container {
  readonly type: string;
  /** Looks at what the parser would not say. @throws {Unfit} */
  readonly check?: (bytes: FileBytes) => void;
  readonly plays: (format: Format) => boolean;
  /** Seconds of what is there. */
  readonly measure: (bytes: FileBytes, format: Format) => number;
}

const declaredLength = (_: FileBytes, { duration = 0 }: Format) => duration;
const hasCodec =
  (...codecs: readonly string[]) =>
  ({ codec = '' }: Format) =>
    codecs.includes(codec);

const mp4: Container = {
  type: 'audio/mp4',
  plays: ({ trackInfo }) =>
    trackInfo.every(
      ({ audio, codecId = '' }) => !audio || ['mp4a', '.mp3', 'Opus', 'fLaC'].includes(codecId),
    ),
  check: checkBoxes,
  measure: declaredLength,
};
const ogg: Container = {
  type: 'audio/ogg',
  plays: hasCodec('Vorbis I', 'Opus', 'FLAC'),
  measure: declaredLength,
};
const flac: Container = {
  type: 'audio/flac',
  plays: () => true,
  measure: (bytes, { duration = 0, sampleRate = 0 }) => Math.min(duration, secondsOfFlac(bytes, sampleRate)),
};
const wav: Container = {
  type: 'audio/wav',
  // The last one says that more follows, and holds what the first two do.
  plays: hasCodec('PCM', 'IEEE_FLOAT', 'ALAW', 'MULAW', 'non-PCM (65534)'),
  measure: (bytes, { duration = 0, bitrate = 0 }) =>
    bitrate > 0 ? Math.min(duration, (bytes.size * 8) / bitrate) : duration,
};
const webm: Container = {
  type: 'audio/webm',
  plays: ({ trackInfo }) =>
    trackInfo.every(({ audio, codecName = '' }) => !audio || /^(?:A_)?(?:OPUS|VORBIS)/i.test(codecName)),
  measure: secondsOfWebm,
};

const containers: Readonly<Record<string, Container>> = {
  'audio/mp4': mp4,
  'audio/x-m4a': mp4,
  // These containers may also hold a film.
  'video/mp4': mp4,
  'video/quicktime': mp4,
  'video/3gpp': mp4,
  'audio/ogg': ogg,
  'application/ogg': ogg,
  'video/ogg': ogg,
  'audio/opus': ogg,
  'audio/wav': wav,
  'audio/flac': flac,
  'audio/x-flac': flac,
  'video/webm': webm,
  'audio/webm': webm,
};

async function parse(path: string): Promise<Format> {
  try {
    return (await parseFile(path, { duration: true, skipCovers: true, skipPostHeaders: true })).format;
  } catch {
    throw new Unfit(
      'Запись повреждена, её не прочитать. Сохраните её заново, например в MP3, и выберите снова.',
    );
  }
}

/** Sounds in frames have no container, and may begin anywhere. */
function measureFrames(bytes: FileBytes): Sound | undefined {
  const mp3 = secondsOfFrames(bytes, mp3Frame);
  if (mp3 > 0) return { type: 'audio/mpeg', seconds: mp3 };
  const aac = secondsOfFrames(bytes, aacFrame);
  return aac > 0 ? { type: 'audio/aac', seconds: aac } : undefined;
}

/** True if a file of another type holds a film. */
const isFilm = async (path: string, mime: string): Promise<boolean> => {
  if (!mime.startsWith('video/') && !mime.includes('asf')) return false;
  return (await parse(path).catch(() => ({ hasVideo: mime.startsWith('video/') }))).hasVideo ?? false;
};

async function measure(bytes: FileBytes, path: string, name: string, mime: string): Promise<Sound> {
  const container = containers[mime];
  if (container !== undefined) {
    container.check?.(bytes);
    const format = await parse(path);
    if (format.hasVideo && mime.startsWith('video/')) throw film();
    if (!container.plays(format)) throw unplayable();
    return { type: container.type, seconds: container.measure(bytes, format) };
  }
  // A type known by its first bytes is trusted, except for tags, which may precede sounds of any kind.
  const inFrames =
    mime === '' || mime === 'audio/mpeg' || mime === 'audio/aac' ? measureFrames(bytes) : undefined;
  if (inFrames !== undefined) return inFrames;
  if (await isFilm(path, mime)) throw film();
  if (/^audio\/|asf|matroska|^video\//.test(mime)) throw unplayable();
  throw new Unfit(`Это не звук, хотя называется «${name}». ${choose}`);
}

/**
 * Looks at a sound, which stays as it is. Takes as long as its author wants it to: for a thread of its own.
 * @param mime as file-type has it, empty where it knows none
 * @throws {Unfit}
 */
export async function makeSound(path: string, name: string, mime: string): Promise<Sound> {
  const bytes = new FileBytes(path);
  try {
    const { type, seconds } = await measure(bytes, path, name, mime.split(';')[0] ?? '');
    if (!(seconds > 0 && Number.isFinite(seconds)))
      throw new Unfit(
        'В записи нет ни секунды звука. Проверьте, что она играет на вашем устройстве, и выберите снова.',
      );
    return { type, seconds: Math.max(1, Math.round(seconds)) };
  } finally {
    bytes.close();
  }
}
