import { brand } from '#src/brand.ts';
import type { FooterProps } from '#src/components/frames/Footer/index.ts';
import { paths } from '../../shared/paths.ts';
import { useYear } from './useYear.ts';

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
