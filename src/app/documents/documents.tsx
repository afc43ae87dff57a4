import { download } from '../shell/download.ts';
import type { DocumentName } from '../shared/paths.ts';
import type { Text } from '../shared/text.ts';

/** A page of a legal text: the text is a download of its own. */
const page = (name: DocumentName, load: () => Promise<{ text: Text }>) => ({
  name,
  lazy: download(async () => {
    const [{ Document }, { text }] = await Promise.all([import('./Document.tsx'), load()]);
    return { element: <Document name={name} text={text} /> };
  }),
});

/** Legal texts by the name of their path. */
export const documents = [
  page('privacyPolicy', () => import('./privacy-policy.md')),
  page('cookiesPolicy', () => import('./cookies-policy.md')),
  page('termsOfService', () => import('./terms-of-service.md')),
  page('paymentTerms', () => import('./payment-terms.md')),
];
