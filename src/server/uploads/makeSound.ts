import { fileTypeFromFile } from 'file-type';
import { parseFile, type IAudioMetadata } from 'music-metadata';
import { Unfit } from './unfit.ts';

/** `Content-Type` by what the bytes say: in one of these names every browser knows them. */
const types: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  // What only tells that it may hold a film, too.
  'video/mp4': 'audio/mp4',
  'audio/aac': 'audio/aac',
  'audio/ogg': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'video/ogg': 'audio/ogg',
  'audio/opus': 'audio/ogg',
  'audio/wav': 'audio/wav',
  'audio/flac': 'audio/flac',
  'audio/x-flac': 'audio/flac',
};
const choose = 'Выберите MP3, M4A, AAC, OGG, Opus, WAV или FLAC.';

async function read(path: string): Promise<IAudioMetadata['format']> {
  try {
    return (await parseFile(path, { duration: true, skipCovers: true, skipPostHeaders: true })).format;
  } catch {
    throw new Unfit(
      'Запись повреждена, её не прочитать. Сохраните её заново, например в MP3, и выберите снова.',
    );
  }
}

/** @returns `Content-Type` and length of a sound, which stays as it is @throws {Unfit} */
export async function makeSound(path: string, name: string): Promise<{ type: string; seconds: number }> {
  const { mime = '' } = (await fileTypeFromFile(path)) ?? {};
  const type = types[mime.split(';')[0] ?? ''];
  if (type === undefined) throw new Unfit(`Это не звук, хотя называется «${name}». ${choose}`);
  const { duration = 0, hasVideo = false } = await read(path);
  if (hasVideo && mime.startsWith('video/'))
    throw new Unfit(`Это видео, а не звук. Сохраните из него звук. ${choose}`);
  if (!(duration > 0 && Number.isFinite(duration)))
    throw new Unfit(
      'В записи нет ни секунды звука. Проверьте, что она играет на вашем устройстве, и выберите снова.',
    );
  return { type, seconds: Math.max(1, Math.round(duration)) };
}
