/** Addresses and names of the landing page, for stories and tests. */
export const landing = {
  brandName: 'Соавтор',
  homeHref: '/',
  feedHref: '/feed',
  supportHref: 'https://t.me/soavtor_support',
  termsHref: '/terms-of-service',
  privacyHref: '/privacy-policy',
  cookiesHref: '/cookies-policy',
  year: 2026,
  legalName: 'ООО «Соавтор»',
  developerName: 'Разработка сайта',
  developerUrl: 'https://soavtor.example/developer',
};
