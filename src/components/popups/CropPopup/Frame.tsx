import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { IconButton } from '#src/components/primitives/IconButton/IconButton.tsx';
import { Slider } from '#src/components/primitives/Slider/Slider.tsx';
import { formatPercent } from '#src/format/percent.ts';
import { type Crop, type CropPicture, moveCrop } from './crop.ts';
import * as css from './CropPopup.css.ts';

/** Distance of a key press, as a fraction of the picture; with Shift farther. */
const step = { small: 0.01, large: 0.1 } as const;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (part: number): string => `${Math.round(part * 100)}\u00a0%`;

interface FrameProps {
  picture: CropPicture;
  crop: Crop;
  zoom: ZoomProps;
  onChange: (crop: Crop) => void;
}

/** The picture with the frame over it: pushed by the pointer or by the keys, its place is told. */
export function Frame({ picture, crop, zoom, onChange }: FrameProps) {
  const { src, width, height } = picture;
  const help = useId();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  const drag = (event: PointerEvent) => {
    const bounds = box.current?.getBoundingClientRect();
    if (bounds === undefined || !frame.current?.hasPointerCapture(event.pointerId)) return;
    onChange(moveCrop(crop, event.movementX / bounds.width, event.movementY / bounds.height));
  };
  const push = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const closer = { '+': zoomStep, '=': zoomStep, '-': -zoomStep }[event.key];
    if (direction === undefined && closer === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? step.large : step.small;
    if (direction !== undefined) onChange(moveCrop(crop, direction[0] * by, direction[1] * by));
    else zoom.onChange(Math.min(Math.max(zoom.scale + (closer ?? 0), 1), zoom.closest));
  };

  return (
    <div
      className={css.picture}
      ref={box}
      style={{
        aspectRatio: `${width} / ${height}`,
        maxWidth: `calc(${css.pictureHeight} * ${width / height})`,
      }}
    >
      <img className={css.image} src={src} alt="" draggable={false} />
      <div
        className={css.frame}
        ref={frame}
        // ARIA's slider has one direction; the words tell of both, as react-aria's areas do.
        role="slider"
        aria-roledescription="рамка"
        aria-label="Кадр"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(crop.x * 100)}
        aria-valuetext={`слева ${percent(crop.x)}, сверху ${percent(crop.y)}, ширина ${percent(crop.width)} картинки`}
        aria-describedby={help}
        tabIndex={0}
        style={{
          left: `${crop.x * 100}%`,
          top: `${crop.y * 100}%`,
          width: `${crop.width * 100}%`,
          height: `${crop.height * 100}%`,
        }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={push}
      />
      <VisuallyHidden>
        <span id={help}>Стрелки двигают, с Shift быстрее. Плюс и минус меняют масштаб.</span>
      </VisuallyHidden>
    </div>
  );
}

/** Zoom step of a press. */
const zoomStep = 0.25;

interface ZoomProps {
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
