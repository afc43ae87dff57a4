import type { FooterProps } from '#src/components/frames/Footer/Footer.tsx';

/** The footer of the product, for stories and tests. */
export const footer: FooterProps = {
  year: 2026,
  legalName: 'ООО «Соавтор»',
  developerName: 'Разработка сайта',
  developerUrl: '/terms-of-service#site',
  termsHref: '/terms-of-service',
  privacyHref: '/privacy-policy',
  cookiesHref: '/cookies-policy',
};
