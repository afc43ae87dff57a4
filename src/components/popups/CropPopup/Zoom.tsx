import { IconButton } from '#src/components/primitives/IconButton/IconButton.tsx';
import { Slider } from '#src/components/primitives/Slider/Slider.tsx';
import { formatPercent } from '#src/format/percent.ts';
import * as css from './CropPopup.css.ts';

/** Zoom step of a press. */
export const zoomStep = 0.25;

export interface ZoomProps {
  /** 1 for the largest part of the picture. */
  scale: number;
  /** Greatest zoom; 1 if the picture is too small to zoom. */
  closest: number;
  onChange: (scale: number) => void;
}

/** Zoom of the frame: a scale and two buttons. */
export function Zoom({ scale, closest, onChange }: ZoomProps) {
  const isFixed = closest <= 1;
  return (
    <div className={css.zoom}>
      <IconButton
        icon="minus"
        label="Мельче"
        isDisabled={isFixed}
        onPress={() => onChange(Math.max(scale - zoomStep, 1))}
      />
      <Slider
        label="Масштаб"
        minValue={1}
        maxValue={isFixed ? 2 : closest}
        step={0.01}
        isDisabled={isFixed}
        value={scale}
        onChange={onChange}
        formatValue={(value) => formatPercent(Math.round(value * 100))}
      />
      <IconButton
        icon="plus"
        label="Крупнее"
        isDisabled={isFixed}
        onPress={() => onChange(Math.min(scale + zoomStep, closest))}
      />
    </div>
  );
}
