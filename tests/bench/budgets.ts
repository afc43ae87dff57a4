import { type InputName, inputNames } from './interactions.ts';
import { median } from './metrics.ts';

type Results = ReadonlyMap<string, readonly number[]>;

export interface Budget {
  readonly name: string;
  readonly value: (results: Results) => number;
  readonly bound: number;
  readonly unit: '×' | ' ms' | '';
}

const of = (results: Results, name: string): number => median(results.get(name) ?? []);

const ratio = (
  name: string,
  series: string,
  metric: string,
  to: 'bare' | 'still',
  bound: number,
): Budget => ({
  name,
  value: (results) => of(results, `${series} ours ${metric}`) / of(results, `${series} ${to} ${metric}`),
  bound,
  unit: '×',
});

const added = (name: string, series: string, bound: number): Budget => ({
  name,
  value: (results) => of(results, `${series} ours tbt`) - of(results, `${series} still tbt`),
  bound,
  unit: ' ms',
});

const atMost = (name: string, bound: number, unit: Budget['unit']): Budget => ({
  name,
  value: (results) => of(results, name),
  bound,
  unit,
});

const steadiness: Budget = {
  name: 'simulated: slowest LCP to its median',
  value: (results) =>
    Math.max(...(results.get('simulated ours lcp') ?? [NaN])) / of(results, 'simulated ours lcp'),
  bound: 1.2,
  unit: '×',
};

const lostPresses: Budget = {
  name: 'presses at the first paint that open nothing',
  value: (results) => (results.get('early presses') ?? [0]).filter((opened) => opened === 0).length,
  bound: 0,
  unit: '',
};

const tapTo = (whose: string, bound: number): Budget => ({
  name: `tap to dialog, to ${whose}`,
  value: (results) => of(results, 'tap to dialog') / of(results, `tap to ${whose} dialog`),
  bound,
  unit: '×',
});

const coldTap: Budget = {
  name: 'cold tap to dialog, to its download and a tap',
  value: (results) =>
    of(results, 'cold tap to dialog') / (of(results, 'download of the popup') + of(results, 'tap to dialog')),
  bound: 1.4,
  unit: '×',
};

const sessionStart: Budget = {
  name: 'session start, to the same with its data in the page',
  value: (results) => of(results, 'session start') / of(results, 'session start inlined'),
  bound: 1.3,
  unit: '×',
};

const payment: Budget = {
  name: 'press on «Оплатить» to the bank, to the same from a bare page',
  value: (results) => of(results, 'press to the bank') / of(results, 'press to the bank, bare'),
  bound: 1.5,
  unit: '×',
};

const toBare = (act: InputName | 'like' | 'open'): Budget => ({
  name: `inp ${act}, to react-aria's own`,
  value: (results) => of(results, `inp ${act}`) / of(results, `inp bare ${act}`),
  bound: 2,
  unit: '×',
});

const writing: Budget = {
  name: "inp writing, to bare Tiptap's",
  value: (results) => of(results, 'inp writing') / of(results, 'inp bare writing'),
  bound: 1.5,
  unit: '×',
};

/**
 * Budgets of the landing page, the start of a session, reading and writing. `still` is the same page without scripts,
 * `bare` also without typefaces.
 */
export const budgets: readonly Budget[] = [
  ratio('simulated: FCP to still', 'simulated', 'fcp', 'still', 1.1),
  ratio('simulated: FCP to bare', 'simulated', 'fcp', 'bare', 1.3),
  ratio('simulated: Speed Index to still', 'simulated', 'speedIndex', 'still', 1.05),
  ratio('simulated: Speed Index to bare', 'simulated', 'speedIndex', 'bare', 1.3),
  ratio('simulated: LCP to still', 'simulated', 'lcp', 'still', 1.1),
  ratio('simulated: LCP to bare', 'simulated', 'lcp', 'bare', 1.35),
  steadiness,
  ratio('applied: LCP to still', 'applied', 'lcp', 'still', 1.1),
  ratio('desktop: LCP to still', 'desktop', 'lcp', 'still', 1.1),
  added('simulated: blocking time above still', 'simulated', 150),
  added('applied: blocking time above still', 'applied', 100),
  atMost('applied ours cls', 0.001, ''),
  atMost('cls 360', 0.001, ''),
  atMost('cls 1280', 0.001, ''),
  tapTo("Ghost Portal's", 0.8),
  tapTo("react-aria's own", 1.7),
  coldTap,
  lostPresses,
  ...inputNames.map(toBare),
  sessionStart,
  payment,
  toBare('like'),
  toBare('open'),
  atMost('longest task of 300 cards', 100, ' ms'),
  atMost('memory after 20 visits', 1.05, '×'),
  writing,
  atMost('memory after an hour of writing', 1.05, '×'),
  atMost('elements after an hour of writing', 1.02, '×'),
  atMost('listeners after an hour of writing', 1.02, '×'),
];
