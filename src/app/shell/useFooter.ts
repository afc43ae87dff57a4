import { useSyncExternalStore } from 'react';
import { brand } from '#src/brand.ts';
import type { FooterProps } from '#src/components/frames/Footer/Footer.tsx';
import { paths } from '../shared/paths.ts';

const constants = {
  legalName: brand.legalName,
  developerName: brand.developerName,
  developerUrl: brand.developerUrl,
  termsHref: paths.termsOfService,
  privacyHref: paths.privacyPolicy,
  cookiesHref: paths.cookiesPolicy,
};

/** The footer of every public page. */
export const useFooter = (): FooterProps => ({ ...constants, year: useYear() });

const thisYear = (): number => new Date().getFullYear();

/** The year that the page was prerendered in; the build leaves it on `<html data-year>`. */
const prerenderedYear = (): number =>
  typeof document === 'undefined'
    ? thisYear()
    : Number(document.documentElement.dataset['year'] ?? thisYear());

const never = () => () => {};

/** The current year: the prerendered one until the page is alive, so that an older build hydrates without a mismatch. */
const useYear = (): number => useSyncExternalStore(never, thisYear, prerenderedYear);
