import { readFile } from 'node:fs/promises';
import type { StoredFile, MediaFacts, NewFile } from '../media/index.ts';

/** Widths of the pictures in `media/`, in pixels. */
export const widths = [480, 960, 1440] as const;

/** All drawings are three to two. */
const size = { width: 1440, height: 960 } as const;

/** The colour that each picture is waited for in: that of its ground. */
const pictures = {
  bread: '#fa4d27',
  camera: '#0e3b2c',
  cinema: '#10201a',
  ferry: '#f7b9cb',
  hall: '#0e3b2c',
  kitchen: '#0e3b2c',
  lights: '#10201a',
  linocut: '#f6c744',
  makeup: '#f7b9cb',
  manuscript: '#0e3b2c',
  market: '#f7b9cb',
  metronome: '#f7b9cb',
  rain: '#0e3b2c',
  train: '#fa4d27',
  wall: '#f6c744',
  wardrobe: '#10201a',
  watch: '#f6c744',
  window: '#f1f3ee',
} as const;

/** Seconds of each sound. */
const sounds = { draft: 61, beats: 40 } as const;

/** Files as they are downloaded. */
const texts = { score: 'Третья песня, ноты.txt', cuts: 'Вырезанное, третья правка.txt' } as const;

export type PictureName = keyof typeof pictures;
export type SoundName = keyof typeof sounds;
export type TextName = keyof typeof texts;

const read = (name: string) => readFile(new URL(`media/${name}`, import.meta.url));

const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);
const isText = (name: string): name is TextName => Object.hasOwn(texts, name);
const isSound = (name: string): name is SoundName => Object.hasOwn(sounds, name);

/** Facts about a file before it has an owner. */
type Ownerless<Facts> = Facts extends MediaFacts ? Omit<Facts, 'authorId'> : never;
type DemoFacts = Ownerless<MediaFacts>;

/** A demo file whose contents are in the store. */
export interface StoredMedia {
  readonly facts: DemoFacts;
  readonly files: readonly StoredFile[];
}

/** The names of all of them. */
export const mediaNames: readonly string[] = [pictures, sounds, texts].flatMap((files) => Object.keys(files));

const original = async (name: string, type: string) => [
  { variant: 'original', type, content: await read(name) },
];

/**
 * A file of the demo as an author would bring it.
 * @throws {TypeError} for a name that no file has
 */
export async function readMedia(name: string): Promise<DemoFacts & { readonly files: readonly NewFile[] }> {
  if (isPicture(name)) {
    const files = widths.map(async (width) => ({
      variant: String(width),
      type: 'image/webp',
      content: await read(`${name}-${width}.webp`),
    }));
    const color = pictures[name];
    return { kind: 'picture', name: `${name}.webp`, ...size, color, files: await Promise.all(files) };
  }
  if (isSound(name)) {
    const files = await original(`${name}.mp3`, 'audio/mpeg');
    return { kind: 'audio', name: `${name}.mp3`, seconds: sounds[name], files };
  }
  if (!isText(name)) throw new TypeError(`the demo has no file ${name}`);
  return {
    kind: 'file',
    name: texts[name],
    files: await original(`${name}.txt`, 'text/plain; charset=utf-8'),
  };
}
