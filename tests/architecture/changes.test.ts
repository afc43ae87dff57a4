import { expect, test } from 'vitest';
import { type Change, changes } from '../../stories/changes.ts';
import { readSources } from './sources.ts';

/** Changes that name no component, and dates that are none or newer than the line above. */
function faults(list: readonly Change[], components: ReadonlySet<string>): string[] {
  return list.flatMap(({ date, component }, index) => {
    const above = list[index - 1]?.date ?? date;
    return [
      ...(components.has(component) ? [] : [`no component ${component}`]),
      ...(/^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? [] : [`${date} is no date`]),
      ...(date > above ? [`${date} stands below ${above}`] : []),
    ];
  });
}

test('the list of changes names components of ours, newest first', async () => {
  const sources = await readSources('src/components/*/*/index.ts');
  const components = new Set(sources.map(({ path }) => path.split('/').slice(2, 4).join('/')));
  expect(faults(changes, components)).toEqual([]);
});

test('the check sees an unknown component, a date out of order and what is no date', () => {
  const change = (date: string, component: string) => ({ date, component, text: 'Новое поле' });
  const components = new Set(['forms/A']);
  expect(faults([change('2026-11-25', 'forms/A'), change('2026-11-24', 'forms/A')], components)).toEqual([]);
  expect(faults([change('2026-13-01', 'forms/A')], components)).toEqual(['2026-13-01 is no date']);
  expect(
    faults(
      [change('2026-11-24', 'forms/B'), change('2026-11-25', 'forms/A'), change('вчера', 'forms/A')],
      components,
    ),
  ).toEqual([
    'no component forms/B',
    '2026-11-25 stands below 2026-11-24',
    'вчера is no date',
    'вчера stands below 2026-11-25',
  ]);
});
