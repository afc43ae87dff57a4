import type { ComponentType } from 'react';
import { documentNames, type PublicName } from '../navigation/paths.ts';
import { ActivationResultRoute } from './ActivationResultRoute.tsx';
import { documents } from './documents/documents.ts';
import { DocumentRoute } from './DocumentRoute.tsx';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { ResetPasswordRoute } from './ResetPasswordRoute.tsx';

export type PageName = PublicName | 'notFound';

/** Public pages by the name of their path, and what any other path shows. */
export const pages = {
  privacyPolicy: () => <DocumentRoute name="privacyPolicy" />,
  cookiesPolicy: () => <DocumentRoute name="cookiesPolicy" />,
  termsOfService: () => <DocumentRoute name="termsOfService" />,
  paymentTerms: () => <DocumentRoute name="paymentTerms" />,
  resetPassword: ResetPasswordRoute,
  activationResult: ActivationResultRoute,
  notFound: NotFoundRoute,
} satisfies Record<PageName, ComponentType>;

/** Downloads what the page `name` still lacks. @returns whether it is all there */
export async function preparePage(name: string): Promise<boolean> {
  const document = documentNames.find((known) => known === name);
  return document === undefined || (await documents[document].load()) !== undefined;
}
