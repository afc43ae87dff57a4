import { breakpoints, pageMargin } from '#src/theme/scale.ts';

/** The page from a breakpoint on. */
export interface GridStep {
  readonly name: string;
  /** The narrowest screen that it is for, in px. */
  readonly from: number;
  /** Distance of text from the page's edge, in px. */
  readonly margin: number;
}

/** The narrowest screen that the product is made for, in px (design section 2). */
const narrowest = 360;

/** The steps of the page, from the narrowest screen: each has the margin of the last one that names a margin. */
export function gridSteps(): GridStep[] {
  const margins: Readonly<Record<string, string>> = pageMargin;
  let margin = Number.parseFloat(pageMargin.base);
  return Object.entries({ base: narrowest, ...breakpoints }).map(([name, from]) => {
    margin = Number.parseFloat(margins[name] ?? String(margin));
    return { name, from, margin };
  });
}
