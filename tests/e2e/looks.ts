/** `page.evaluate` runs each function in the page alone. */

/** Elements that move for more than 10 ms within the next frames. */
export async function moving(): Promise<string[]> {
  const found = new Set<string>();
  for (let frame = 0; frame < 20; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      const isLong = typeof duration === 'number' && duration > 10;
      if (isLong && animation.playState === 'running') {
        const { target } = animation.effect instanceof KeyframeEffect ? animation.effect : { target: null };
        found.add(`${target?.tagName}.${target?.className} ${duration} ms`);
      }
    }
  }
  return [...found];
}

/** Controls that nothing shows: no border, no text, no picture. */
export function unseenControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button, a[href], input, [role=tab], [role=checkbox]',
  );
  return (
    [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // The system draws a slider by itself, a label its radio; a screen reader's own button takes a pixel.
      .filter((control) => control.matches(':not([type=range], [type=radio])') && control.offsetWidth > 1)
      .filter((control) => {
        const hasEdge = [control, control.parentElement].some((box) => {
          if (box === null) return false;
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(box);
          return Number.parseFloat(borderTopWidth) > 0 || Number.parseFloat(borderBottomWidth) > 0;
        });
        return !hasEdge && control.innerText.trim() === '' && control.querySelector('svg, img') === null;
      })
      .map((control) => control.outerHTML.slice(0, 120))
  );
}

/** True if a ring marks the focus; a field has it on its frame. After the last stop there is none. */
export function hasRing(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  return [focused, focused.parentElement].some((box) => {
    if (box === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}

/** True if both ends of the element are on the screen and uncovered. */
export function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 8, right - 8].every((x) => document.elementFromPoint(x, (top + bottom) / 2) === element);
}

/** The bars that lie over the focused element; what is higher than half the screen may be covered in part. */
export function overFocus(): string[] {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return [];
  const { left, right, top, bottom, height } = focused.getBoundingClientRect();
  const barOver = (x: number, y: number): Element | undefined => {
    let box = document.elementFromPoint(x, y);
    if (box === null || focused.contains(box)) return undefined;
    while (box !== null && !/fixed|sticky/.test(getComputedStyle(box).position)) box = box.parentElement;
    return box === null || box.contains(focused) ? undefined : box;
  };
  const bars = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].map((y) => barOver(x, y)),
  );
  const found = bars.filter((bar) => bar !== undefined);
  const isCovered = height > innerHeight / 2 ? found.length === bars.length : found.length > 0;
  return isCovered ? [`${focused.outerHTML.slice(0, 120)} is under ${found[0]?.className}`] : [];
}

/** Tells the focused elements of a page apart. */
export const placeOfFocus = (): number =>
  [...document.querySelectorAll('*')].findIndex((element) => element === document.activeElement);

/**
 * Contrast of the focused element's ring, at least 2 px wide, to what it is drawn on; a field draws it round its frame.
 * `undefined` for what no key leads to, and for a slider: its ring is on the thumb, of which no style can be read.
 */
export function ringContrast(): { name: string; contrast: number } | undefined {
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const { activeElement: focused } = document;
  if (focused?.matches('body, [tabindex="-1"], [type=range]') === true) return undefined;
  const hasNoRing = (box: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2;
  };
  let ringed = focused;
  while (ringed !== null && hasNoRing(ringed)) ringed = ringed.parentElement;
  if (!focused || !ringed) return { name: `no ring: ${focused?.outerHTML.slice(0, 80)}`, contrast: 0 };
  let ground = ringed.parentElement;
  const isClear = (box: Element) => getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)';
  while (ground !== null && isClear(ground)) ground = ground.parentElement;
  const colors = [
    getComputedStyle(ringed).outlineColor,
    getComputedStyle(ground ?? document.body).backgroundColor,
  ];
  const [light = 0, dark = 0] = colors.map(luminance).toSorted((a, b) => b - a);
  return { name: focused.outerHTML.slice(0, 80), contrast: (light + 0.05) / (dark + 0.05) };
}

/** Fixed elements, which paper would repeat on every sheet; a popup is the printed content. */
export function fixed(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((box) => getComputedStyle(box).position === 'fixed' && box.checkVisibility())
    .filter((box) => getComputedStyle(box).clipPath === 'none')
    .filter((box) => box.closest('[role=dialog]') === null && box.querySelector('[role=dialog]') === null)
    .map(({ className }) => className);
}

/** Texts with less contrast than `ratio` to their ground (large text: than 3). */
export function faint(ratio: number): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (color: string): number[] => {
    if (canvas === null) return [0, 0, 0, 1];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
  };
  const luminance = (color: string): number => {
    const linear = (part = 0) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [red, green, blue] = rgba(color);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const ground = (element: Element | null): string => {
    if (element === null) return 'white';
    const { backgroundColor } = getComputedStyle(element);
    return (rgba(backgroundColor)[3] ?? 0) > 0.5 ? backgroundColor : ground(element.parentElement);
  };
  const texts = [
    ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button, label, blockquote'),
  ];
  return texts.flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const style = getComputedStyle(element);
    if (element.innerText.trim() === '' || style.clipPath !== 'none' || element.ariaHidden === 'true')
      return [];
    const [light = 1, dark = 0] = [luminance(style.color), luminance(ground(element))].toSorted(
      (a, b) => b - a,
    );
    const contrast = (light + 0.05) / (dark + 0.05);
    const isLarge = Number.parseFloat(style.fontSize) >= 24;
    if (contrast >= (isLarge ? Math.min(3, ratio) : ratio)) return [];
    return [`${contrast.toFixed(1)} «${element.innerText.slice(0, 40)}»`];
  });
}

/** Brings a control into sight. @returns a point of it that a mouse reaches, and one beside it; fails where none does */
export function pressAndLeave(control: Element): Record<'on' | 'off', [number, number]> {
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isOn = ([x, y]: [number, number]) => control.contains(document.elementFromPoint(x, y));
  const on = [...control.getClientRects()]
    .map(({ x, y, width, height }): [number, number] => [x + width / 2, y + height / 2])
    .find(isOn);
  const { innerWidth, innerHeight } = window;
  const corners: [number, number][] = [
    [2, innerHeight / 2],
    [innerWidth / 2, innerHeight - 2],
  ];
  const off = corners.find((point) => !isOn(point));
  if (!on || !off) throw new Error(`No mouse reaches ${control.outerHTML.slice(0, 120)}`);
  return { on, off };
}
