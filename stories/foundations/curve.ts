/** The four numbers of a `cubic-bezier(…)`. */
export function pointsOf(easing: string): readonly [number, number, number, number] {
  const [x1, y1, x2, y2] = (easing.match(/-?[\d.]+(?=[,)])/g) ?? []).map(Number);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    throw new Error(`No curve: ${easing}`);
  return [x1, y1, x2, y2];
}

/** The curve as a path of SVG in a square of the side: time to the right, way to the top. */
export function curvePath(easing: string, side: number): string {
  const [x1, y1, x2, y2] = pointsOf(easing);
  const at = (x: number, y: number) => `${x * side} ${side - y * side}`;
  return `M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`;
}
