import { afterEach, describe, expect, test } from 'vitest';
import { forgetSounds, keepPlace, keepSpeed, readSounds } from '#src/data/posts/sounds.ts';

const [anna, boris] = [1, 2];
afterEach(() => localStorage.clear());

describe('what is remembered of sounds', () => {
  test('the second where one stopped, and the speed', () => {
    keepPlace(anna, 'song', 41.5);
    keepSpeed(anna, 1.5);
    expect(readSounds(anna)).toEqual({ user: anna, speed: 1.5, places: [['song', 41.5]] });
  });

  test('is somebody else’s as soon as somebody else listens', () => {
    keepPlace(anna, 'song', 41);
    expect(readSounds(boris)).toEqual({ user: boris, speed: 1, places: [] });
    keepPlace(boris, 'other', 7);
    expect(readSounds(anna).places).toEqual([]);
  });

  test('is nothing of a sound that has come to its end', () => {
    keepPlace(anna, 'song', 41);
    keepPlace(anna, 'song', 0);
    expect(readSounds(anna).places).toEqual([]);
  });

  test('goes with the oldest of fifty sounds', () => {
    for (let id = 0; id <= 50; id += 1) keepPlace(anna, String(id), 5);
    keepPlace(anna, '1', 9);
    const { places } = readSounds(anna);
    expect([places.length, places[0], places.at(-1)]).toEqual([50, ['2', 5], ['1', 9]]);
  });

  test('is forgotten without a trace', () => {
    keepPlace(anna, 'song', 41);
    forgetSounds();
    expect(localStorage.length).toBe(0);
  });

  test.each(['', 'null', '[]', '{"user":1,"places":[["a",-1],["b"],3]}', '{"user":1,"speed":"2"}', '{'])(
    'is nothing where something else stands: %s',
    (text) => {
      localStorage.setItem('sounds', text);
      expect(readSounds(anna)).toEqual({ user: anna, speed: 1, places: [] });
    },
  );
});
