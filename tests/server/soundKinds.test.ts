import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { afterAll, describe, expect, it } from 'vitest';
import { makeSound } from '#src/server/uploads/sounds/makeSound.ts';
import { noise } from './support/uploads.ts';
import { aiff, m4a, recording, wave } from './support/sounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'sounds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mp3 = readFileSync(new URL('../../src/server/demo/media/beats.mp3', import.meta.url));

async function take(content: Buffer) {
  const path = join(folder, 'sound');
  writeFileSync(path, content);
  const { mime = '' } = (await fileTypeFromFile(path)) ?? {};
  return makeSound(path, 'песня', mime);
}

/** A tag with a picture in it. */
const tag = (bytes: number) =>
  Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, bytes >> 7, bytes & 127]), noise(bytes)]);

describe('a sound that browsers play', () => {
  it.each([
    ['AAC of a phone', m4a('mp4a', 7), 'audio/mp4', 7],
    ['PCM', wave(1, 4), 'audio/wav', 4],
    ['A-law', wave(6, 4), 'audio/wav', 4],
    ['what a browser records', recording('A_OPUS', 5), 'audio/webm', 5],
  ])('is taken: %s', async (_, content, type, seconds) => {
    expect(await take(content)).toEqual({ type, seconds });
  });
});

describe('a sound that browsers do not play is called a sound all the same', () => {
  it.each([
    ['ALAC', m4a('alac', 7)],
    ['AC-3', m4a('ac-3', 7)],
    ['ADPCM', wave(2, 4)],
    ['another ADPCM', wave(17, 4)],
    ['AIFF', aiff(2)],
    ['PCM of a browser', recording('A_PCM/FLOAT/IEEE', 2)],
    ['AMR', Buffer.concat([Buffer.from('#!AMR\n'), noise(500)])],
  ])('%s', async (_, content) => {
    await expect(take(content)).rejects.toThrow(
      'Такой звук браузеры не играют. Сохраните его как MP3 или AAC и выберите снова.',
    );
  });
});

describe('the length is that of what is there', () => {
  it('of an MP3 with and without its last half, whatever its beginning tells', async () => {
    const whole = await take(mp3);
    const half = await take(mp3.subarray(0, mp3.length / 2));
    expect(whole.seconds).toBeGreaterThan(3);
    expect(Math.abs(half.seconds * 2 - whole.seconds)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['other bytes', noise(5000)],
    ['a tag', tag(9000)],
    ['two tags', Buffer.concat([tag(900), tag(9000)])],
    ['zeroes', Buffer.alloc(70_000)],
  ])('of an MP3 behind %s', async (_, junk) => {
    expect(await take(Buffer.concat([junk, mp3]))).toEqual(await take(mp3));
  });

  it('of half a WAV', async () => {
    const content = wave(1, 10);
    expect(await take(content.subarray(0, content.length / 2))).toEqual({ type: 'audio/wav', seconds: 5 });
  });

  it('an M4A that breaks off is refused, as it does not say what is missing', async () => {
    await expect(take(m4a('mp4a', 7).subarray(0, -100))).rejects.toThrow('Запись обрывается.');
  });
});
