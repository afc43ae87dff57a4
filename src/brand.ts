const env = import.meta.env ?? {};

const value = (name: string, fallback: string): string => {
  const given: unknown = env[`VITE_BRAND_${name}`];
  return typeof given === 'string' && given !== '' ? given : fallback;
};

/** The address of the form on every page that writes to the support. */
export const supportForm = '#support';

/** Names and links that the specification leaves open (readings D1); each can be set at build time. */
export const brand = {
  /** `VITE_BRAND_NAME`: the product's name. */
  name: value('NAME', 'Соавтор'),
  /** `VITE_BRAND_LEGAL_NAME`: the company in the footer and in legal texts. */
  legalName: value('LEGAL_NAME', 'ООО «Соавтор»'),
  /** `VITE_BRAND_SUPPORT_URL`: the messenger that the support launcher opens; without one, the form. */
  supportUrl: value('SUPPORT_URL', supportForm),
  /** `VITE_BRAND_DEVELOPER_NAME`: the text of the developer credit. */
  developerName: value('DEVELOPER_NAME', 'Разработка сайта'),
  /** `VITE_BRAND_DEVELOPER_URL`: where the developer credit leads. */
  developerUrl: value('DEVELOPER_URL', '/terms-of-service#site'),
} as const;
