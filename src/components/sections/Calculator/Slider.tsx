import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { groupDigits, keepDigits } from '#src/format/digits.ts';
import * as styles from './Slider.css.ts';

/** Ten numbers to a decade, evenly apart on a logarithmic scale (the rounded series R″10 of ISO 3). */
const decade = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80];

/** Digits at a place of the slider: 10 at 0, 1000 at 20. */
const digitsAt = (place: number): string =>
  `${decade[place % decade.length]}${'0'.repeat(Math.floor(place / decade.length))}`;

/** Place of the last number on the slider that is not above this one, by its digits: exact at any length. */
function placeOf(digits: string): number {
  const leading = Number(digits.slice(0, 2));
  const full = (digits.length - 2) * decade.length;
  return Math.max(0, full + decade.filter((number) => number <= leading).length - 1);
}

interface SliderProps {
  /** Name of the slider for screen readers. */
  label: string;
  /** The last place of the scale, from 10 at 0 and tenfold every ten places. */
  last: number;
  /** The grouped number; one between two marks, or beyond the scale, shows at the nearest mark below. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * Logarithmic scale under a field. The browser's own control: react-aria's prints `style` attributes, which the
 * content policy refuses in a prerendered page.
 */
export function Slider({ label, last, value, onChange }: SliderProps) {
  const ref = useRef<HTMLInputElement>(null);
  const change = (input: HTMLInputElement) => onChange(groupDigits(digitsAt(input.valueAsNumber)));
  useEarlyEntry(ref, change);
  return (
    <input
      ref={ref}
      className={styles.slider}
      type="range"
      max={last}
      value={Math.min(last, placeOf(keepDigits(value)))}
      aria-label={label}
      aria-valuetext={value || '0'}
      onChange={({ target }) => change(target)}
    />
  );
}

/**
 * Takes over what was entered into a drawn page before it came alive. React leaves it in the field, says nothing of it,
 * and puts its own value there with the next render.
 */
export function useEarlyEntry(
  ref: RefObject<HTMLInputElement | null>,
  onEntry: (input: HTMLInputElement) => void,
): void {
  const take = useEffectEvent(() => {
    const input = ref.current;
    if (input !== null && input.value !== input.defaultValue) onEntry(input);
  });
  useLayoutEffect(() => take(), []);
}
