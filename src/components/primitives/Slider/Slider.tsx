import { useEffect, useRef } from 'react';
import { Slider as AriaSlider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import * as css from './Slider.css.ts';

export interface SliderProps {
  /** Its name for screen readers; none is visible. */
  label: string;
  minValue: number;
  maxValue: number;
  /** The distance of a key press. */
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** The value in words for screen readers; each value needs words of its own. */
  formatValue: (value: number) => string;
  /** `thin` for a line of small text, `regular` beside buttons. @default 'regular' */
  size?: 'thin' | 'regular';
  /** @default false */
  isDisabled?: boolean;
}

/** A value between two ends, set by the pointer or by keys. Its words are elsewhere. */
export function Slider({ label, value, formatValue, size = 'regular', ...aria }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = formatValue(value);
  // react-aria formats numbers only, and writes its own text whenever the value changes.
  useEffect(() => input.current?.setAttribute('aria-valuetext', text), [text]);
  return (
    <AriaSlider {...aria} className={css.slider[size]} aria-label={label} value={value}>
      <SliderTrack className={css.track[size]}>
        <SliderFill className={css.fill} />
        <SliderThumb className={css.thumb} inputRef={input} />
      </SliderTrack>
    </AriaSlider>
  );
}
