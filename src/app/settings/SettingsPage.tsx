import { SettingsPage } from '#src/components/pages/SettingsPage/index.ts';
import { PageMeta } from '../shell/meta/PageMeta.tsx';
import { titles } from '../shell/meta/titles.ts';
import { useInner } from '../shell/area/context.ts';
import { useAppearance } from '../shell/appearance/useAppearance.ts';
import { useVerificationMail } from '../verification/useVerificationMail.ts';
import { useBlockedList } from './useBlockedList.ts';
import { useChangeMail } from './useChangeMail.ts';
import { useDeletionForm } from './useDeletionForm.ts';
import { useEmailForm } from './useEmailForm.ts';
import { usePasswordForm } from './usePasswordForm.ts';
import { usePhoneSteps } from './usePhoneSteps.ts';
import { useProfileForm } from './useProfileForm.ts';
import { useSessionList } from './useSessionList.ts';
import { useUsernameForm } from './useUsernameForm.ts';

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
          // Without a word from the server it counts as unverified.
          verificationMail: user.email_verified === true ? undefined : verificationMail,
        }}
        phone={usePhoneSteps(user)}
        password={usePasswordForm(user)}
        sessions={useSessionList()}
        appearance={useAppearance()}
        blocked={useBlockedList()}
        deletion={useDeletionForm(user)}
      />
    </>
  );
}
