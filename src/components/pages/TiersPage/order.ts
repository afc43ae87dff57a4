/** The ids with one of them a step up (-1) or down (1). */
export function moved(ids: readonly number[], id: number, by: -1 | 1): readonly number[] {
  const beside = ids[ids.indexOf(id) + by];
  return beside === undefined ? ids : movedBeside(ids, [id], beside, by === 1 ? 'after' : 'before');
}

/** The ids with some of them taken out and put beside another one. */
export function movedBeside(
  ids: readonly number[],
  taken: readonly number[],
  beside: number,
  position: 'before' | 'after' | 'on',
): readonly number[] {
  const rest = ids.filter((id) => !taken.includes(id));
  const place = rest.indexOf(beside);
  if (place === -1) return ids;
  const at = position === 'after' ? place + 1 : place;
  return [...rest.slice(0, at), ...taken, ...rest.slice(at)];
}
