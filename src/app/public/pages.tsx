import type { ComponentType } from 'react';
import type { PublicName } from '../paths.ts';
import { ActivationResultRoute } from './ActivationResultRoute.tsx';
import { DocumentRoute } from './DocumentRoute.tsx';
import { ResetPasswordRoute } from './ResetPasswordRoute.tsx';

/** Public pages by the name of their path. */
export const pages = {
  privacyPolicy: () => <DocumentRoute name="privacyPolicy" />,
  cookiesPolicy: () => <DocumentRoute name="cookiesPolicy" />,
  termsOfService: () => <DocumentRoute name="termsOfService" />,
  paymentTerms: () => <DocumentRoute name="paymentTerms" />,
  resetPassword: ResetPasswordRoute,
  activationResult: ActivationResultRoute,
} satisfies Record<PublicName, ComponentType>;
