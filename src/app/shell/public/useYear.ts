import { useSyncExternalStore } from 'react';

const thisYear = (): number => new Date().getFullYear();

/** The year that the page was prerendered in; the build leaves it on `<html data-year>`. */
const prerenderedYear = (): number =>
  typeof document === 'undefined'
    ? thisYear()
    : Number(document.documentElement.dataset['year'] ?? thisYear());

const never = () => () => {};

/** The current year: the prerendered one until the page is alive, so that an older build hydrates without a mismatch. */
export const useYear = (): number => useSyncExternalStore(never, thisYear, prerenderedYear);
