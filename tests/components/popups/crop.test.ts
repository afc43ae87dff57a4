import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closestScale,
  type Crop,
  largestCrop,
  moveCrop,
  scaleCrop,
  scaleOf,
  type Size,
} from '#src/components/popups/CropPopup/crop.ts';

const side = fc.integer({ min: 1, max: 12_000 });
const pictures = fc.record({ width: side, height: side });
const aspects = fc.constantFrom(1, 5);
/** Actions on a crop, one after another. */
const acts = fc.array(
  fc.oneof(
    fc.record({
      dx: fc.double({ min: -2, max: 2, noNaN: true }),
      dy: fc.double({ min: -2, max: 2, noNaN: true }),
    }),
    fc.record({ scale: fc.double({ min: 1, max: 4, noNaN: true }) }),
  ),
  { maxLength: 12 },
);

const play = (
  picture: Size,
  aspect: number,
  done: readonly ({ dx: number; dy: number } | { scale: number })[],
) =>
  done.reduce<Crop>(
    (crop, act) =>
      'scale' in act ? scaleCrop(picture, aspect, crop, act.scale) : moveCrop(crop, act.dx, act.dy),
    largestCrop(picture, aspect),
  );

const tiny = 1e-9;

describe('whatever is done to a crop of any picture', () => {
  test('it never leaves the picture', () => {
    fc.assert(
      fc.property(pictures, aspects, acts, (picture, aspect, done) => {
        const { x, y, width, height } = play(picture, aspect, done);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + tiny);
      }),
    );
  });

  test('it keeps its shape', () => {
    fc.assert(
      fc.property(pictures, aspects, acts, (picture, aspect, done) => {
        const { width, height } = play(picture, aspect, done);
        expect((width * picture.width) / (height * picture.height)).toBeCloseTo(aspect, 6);
      }),
    );
  });

  test('its scale is the last one asked for', () => {
    fc.assert(
      fc.property(
        pictures,
        aspects,
        acts,
        fc.double({ min: 1, max: 4, noNaN: true }),
        (picture, aspect, done, scale) => {
          const crop = scaleCrop(picture, aspect, play(picture, aspect, done), scale);
          expect(scaleOf(picture, aspect, crop)).toBeCloseTo(scale, 6);
        },
      ),
    );
  });
});

test('the largest crop touches two edges and is as far from the others', () => {
  expect(largestCrop({ width: 2000, height: 1000 }, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(largestCrop({ width: 1000, height: 1000 }, 5)).toEqual({ x: 0, y: 0.4, width: 1, height: 0.2 });
});

test.each([
  [4000, 4],
  [800, 2],
  [400, 1],
  [100, 1],
])('a picture of %i px may be brought %f times closer', (width, scale) => {
  expect(closestScale({ width, height: width }, 1, 400)).toBe(scale);
});
