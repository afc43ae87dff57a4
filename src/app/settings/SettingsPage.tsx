import { SettingsPage } from '#src/components/pages/SettingsPage/SettingsPage.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { useInner } from '../shell/inner.ts';
import { useAppearance } from '../shell/appearance.ts';
import { useVerificationMail } from '../verification/useVerification.ts';
import { useBlockedList } from './useBlockedList.ts';
import { useChangeMail, useEmailForm } from './useEmailForm.ts';
import { useDeletionForm, usePasswordForm, useProfileForm, useUsernameForm } from './useSettingsForm.ts';
import { usePhoneSteps } from './usePhoneSteps.ts';
import { usePaymentList } from './usePaymentList.ts';
import { usePaymentMethodList } from './usePaymentMethodList.ts';
import { useSellerForm } from './useSellerForm.ts';
import { useSessionList } from './useSessionList.ts';

/** `/account/settings`: each row has a status of its own. */
export function Component() {
  const { user } = useInner();
  const verificationMail = useVerificationMail(user);
  return (
    <>
      <PageMeta title={titles.settings} noIndex />
      <SettingsPage
        profile={useProfileForm(user)}
        username={useUsernameForm(user)}
        email={{
          form: useEmailForm(user),
          changeMail: useChangeMail(user),
          // Without a field from the server it counts as unverified.
          verificationMail: user.email_verified === true ? undefined : verificationMail,
        }}
        phone={usePhoneSteps(user)}
        password={usePasswordForm(user)}
        sessions={useSessionList()}
        paymentMethods={usePaymentMethodList()}
        payments={usePaymentList()}
        appearance={useAppearance()}
        seller={useSellerForm()}
        blocked={useBlockedList()}
        deletion={useDeletionForm(user)}
      />
    </>
  );
}
