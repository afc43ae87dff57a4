const startOf = (list: Element): number => Number(list.getAttribute('start') ?? 1);

/** Our lists count from one and up: others are written out. */
function countsFromOne(list: Element): boolean {
  const items = [...list.children].filter((child) => child.matches('li'));
  return (
    startOf(list) === 1 &&
    !list.hasAttribute('reversed') &&
    items.every((item, index) => Number(item.getAttribute('value') ?? index + 1) === index + 1)
  );
}

/** The number that a page shows before a point of a list; `undefined` if ours shows the same. */
export function numberOf(item: Element): number | undefined {
  const list = item.parentElement;
  if (list === null || !list.matches('ol') || countsFromOne(list)) return undefined;
  const items = [...list.children].filter((child) => child.matches('li'));
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let number = list.hasAttribute('start') || step === 1 ? startOf(list) : items.length;
  for (const each of items) {
    const value = each.getAttribute('value');
    if (value !== null) number = Number(value);
    if (each === item) break;
    number += step;
  }
  return number;
}
