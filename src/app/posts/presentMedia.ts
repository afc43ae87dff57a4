import type { Media, Picture } from '#src/api/contract.ts';
import type { PictureSource, PictureView } from '#src/components/primitives/Picture/Picture.tsx';
import type { SoundView } from '#src/components/sections/AudioPlayer/AudioPlayer.tsx';
import type { FileView } from '#src/components/sections/FileRow/FileRow.tsx';
import { formatBytes } from '#src/format/bytes.ts';

/** Pixels that suit most screens: for browsers that do not choose themselves. */
const usual = 960;

function sourceOf(sources: Picture['sources']): PictureSource {
  const { url = '' } = sources.find((source) => source.width >= usual) ?? sources.at(-1) ?? {};
  return { src: url, srcSet: sources.map((source) => `${source.url} ${source.width}w`).join(', ') };
}

/** A picture of the API. @param alt what it shows; empty for one that only decorates */
export function presentPicture({ width, height, color, sources, motion }: Picture, alt: string): PictureView {
  return { ...sourceOf(sources), width, height, color, alt, motion: motion && sourceOf(motion) };
}

/** A sound of the API. @param title what its author calls it in the post */
export const presentSound = (
  { id, seconds, bytes, url }: Extract<Media, { kind: 'audio' }>,
  title: string,
): SoundView => ({ id, title, note: `Запись, ${formatBytes(bytes)}`, seconds, src: url });

/** A file of the API. @param title what its author calls it in the post */
export function presentFile({ name, bytes, url }: Extract<Media, { kind: 'file' }>, title: string): FileView {
  const [, ending] = /\.([\p{L}\p{N}]{1,5})$/u.exec(name) ?? [];
  return { title, note: `${ending?.toUpperCase() ?? 'Файл'}, ${formatBytes(bytes)}`, href: url };
}
