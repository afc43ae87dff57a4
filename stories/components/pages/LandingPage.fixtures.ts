/** Addresses and names of the landing page, for stories and tests. */
export const landing = {
  brandName: 'Соавтор',
  homeHref: '/',
  feedHref: '/feed',
  fees: { feesHref: '/terms-of-service#fees', platformFee: '7\u00a0%', paymentSystemFee: '3\u00a0%' },
  termsHref: '/terms-of-service',
  privacyHref: '/privacy-policy',
  cookiesHref: '/cookies-policy',
  year: 2026,
  legalName: 'ООО «Соавтор»',
  developerName: 'Разработка сайта',
  developerUrl: '/terms-of-service#site',
};
