import { controlSize } from '#src/theme/index.ts';

/** Sides in px: the least of WCAG 2.2 (2.5.8), and of the design. */
const leastSide = 24;
const comfortableSide = Number.parseInt(controlSize.sm);

const pressable = [
  'a[href], button, input, select, textarea, summary',
  '[role=button], [role=link], [role=option], [role=menuitem], [role=tab], [role=switch], [role=slider]',
].join();

/** A touch target, its position and whether it is smaller than WCAG or the design requires. */
export interface Target {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly verdict: 'tooSmall' | 'small' | 'good';
}

const isSeen = (element: Element): boolean =>
  element.getBoundingClientRect().width > 1 &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** The visible element around a hidden one. */
const seenHolder = (element: Element): Element =>
  isSeen(element) || element.parentElement === null ? element : seenHolder(element.parentElement);

/** An input is hit by its label, and one that is hidden from sight by what holds it. */
function hitElement(control: Element): Element {
  const element = control.closest('label') ?? control;
  return control instanceof HTMLInputElement ? seenHolder(element) : element;
}

/** A link among words is as high as their line: WCAG asks nothing of it. */
function isAmongWords(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  return [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
}

function measure(element: Element): Target {
  const { left, top, width, height } = element.getBoundingClientRect();
  const side = Math.min(width, height);
  const verdict = side < leastSide ? 'tooSmall' : side < comfortableSide ? 'small' : 'good';
  return { left, top, width, height, verdict };
}

/** Everything on the page that can be pressed now. */
export function findTargets(root: ParentNode): Target[] {
  const controls = [...root.querySelectorAll(pressable)].filter(
    (control) => !control.matches(':disabled, [aria-disabled=true], [inert] *') && !isAmongWords(control),
  );
  const elements = new Set(controls.map(hitElement));
  return [...elements].filter(isSeen).map(measure);
}
