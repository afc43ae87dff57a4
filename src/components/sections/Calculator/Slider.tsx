import { useRef } from 'react';
import { groupDigits, keepDigits } from '#src/format/digits.ts';
import * as styles from './Slider.css.ts';
import { digitsAt, placeOf } from './scale.ts';
import { useEarlyEntry } from './useEarlyEntry.ts';

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
