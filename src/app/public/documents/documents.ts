import type { Text } from '../../build/texts/parseText.ts';
import { type Chunk, createChunk } from '../../chunks/chunk.ts';
import type { DocumentName } from '../../navigation/paths.ts';

/** Legal texts by the name of their path; each is a download of its own. */
export const documents = {
  privacyPolicy: createChunk(() => import('./privacy-policy.md')),
  cookiesPolicy: createChunk(() => import('./cookies-policy.md')),
  termsOfService: createChunk(() => import('./terms-of-service.md')),
  paymentTerms: createChunk(() => import('./payment-terms.md')),
} satisfies Record<DocumentName, Chunk<{ text: Text }>>;
