import { describe, expect, test } from 'vitest';
import type { Media, Picture } from '#src/api/contract.ts';
import { presentBlock } from '#src/app/posts/presentWholePost.ts';
import { presentFile, presentPicture } from '#src/app/posts/presentMedia.ts';

const picture: Picture = {
  id: 'p',
  kind: 'picture',
  width: 1440,
  height: 960,
  color: '#ccbbaa',
  sources: [480, 960, 1440].map((width) => ({ width, url: `/media/p/${width}` })),
};
const audio: Media = { id: 'a', kind: 'audio', seconds: 64, bytes: 512_000, url: '/media/a/original' };
const file: Media = { id: 'f', kind: 'file', name: 'ноты.v2.txt', bytes: 1200, url: '/media/f/original' };
const files = new Map<string, Media>([picture, audio, file].map((media) => [media.id, media]));

test('a picture comes in the width that fits the screen, its colour until it is there', () => {
  expect(presentPicture(picture, 'Кухня')).toEqual({
    src: '/media/p/960',
    srcSet: '/media/p/480 480w, /media/p/960 960w, /media/p/1440 1440w',
    width: 1440,
    height: 960,
    color: '#ccbbaa',
    alt: 'Кухня',
  });
});

test('a small picture comes as large as it is', () => {
  const small = { ...picture, sources: picture.sources.slice(0, 1) };
  expect(presentPicture(small, '').src).toBe('/media/p/480');
});

test.each([
  ['ноты.txt', 'TXT, 1\u00a0КБ'],
  ['архив.tar.gz', 'GZ, 1\u00a0КБ'],
  ['Рукопись', 'Файл, 1\u00a0КБ'],
  ['глава.черновик второй', 'Файл, 1\u00a0КБ'],
])('a file named %s is told to be %s', (name, note) => {
  expect(presentFile({ ...file, name }, 'Ноты')).toEqual({ title: 'Ноты', note, href: '/media/f/original' });
});

describe('a block', () => {
  test('gets its file', () => {
    expect(presentBlock({ type: 'audio', media: 'a', title: 'Песня' }, files)).toEqual([
      {
        type: 'audio',
        sound: {
          id: 'a',
          title: 'Песня',
          note: 'Запись, 512\u00a0КБ',
          seconds: 64,
          src: '/media/a/original',
        },
      },
    ]);
    expect(presentBlock({ type: 'picture', media: 'p', alt: 'Кухня', caption: 'Вот' }, files)).toEqual([
      { type: 'picture', picture: presentPicture(picture, 'Кухня'), caption: 'Вот' },
    ]);
  });

  test('whose file is missing, or is something else, is left out', () => {
    expect(presentBlock({ type: 'audio', media: 'p', title: 'Песня' }, files)).toEqual([]);
    expect(presentBlock({ type: 'file', media: 'x', title: 'Ноты' }, files)).toEqual([]);
    expect(presentBlock({ type: 'picture', media: 'x', alt: '' }, files)).toEqual([]);
  });

  test('of pictures shows those that are there', () => {
    const pictures = ['p', 'x'].map((media) => ({ media, alt: media }));
    const [gallery] = presentBlock({ type: 'gallery', pictures }, files);
    expect(gallery).toMatchObject({ figures: [{ picture: { alt: 'p' } }] });
    expect(presentBlock({ type: 'gallery', pictures: pictures.slice(1) }, files)).toEqual([]);
  });
});
