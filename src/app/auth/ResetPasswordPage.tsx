import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ResetPasswordPage } from '#src/components/pages/ResetPasswordPage/ResetPasswordPage.tsx';
import { useConfirmResetPassword } from '#src/session/index.ts';
import { confirmResetFailure, isDeadLink } from '../shared/failures.ts';
import { popupState } from './popupState.ts';
import { paths } from '../shared/paths.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { useResetRequest } from './mailRequests.ts';
import { FocusOnNavigation } from '../shell/useFocusOnNavigation.tsx';
import { useFooter } from '../shell/useFooter.ts';

/** The address of a link that was used: it opens nothing, and a reload says so. */
const usedLink = paths.resetPassword.replace(':uid', 'link').replace(':token', 'used');
const done = 'Пароль изменён. Войдите с новым паролем.';

/** `/reset-password/{uid}/{token}`: the link of the recovery message. */
export function Component() {
  const { pathname } = useLocation();
  // The router's parameters will not do: it decodes `%252F` twice.
  const [, , uid = '', token = ''] = pathname.split('/').map(decodeURIComponent);
  const navigate = useNavigate();
  const confirm = useConfirmResetPassword();
  const { status, submit } = useFormStatus<'new_password' | 're_new_password'>(true);
  const [isDead, setDead] = useState(pathname === usedLink);
  const request = useResetRequest(isDead);

  const onSubmit = (passwords: { new_password: string; re_new_password: string }) =>
    submit(async () => {
      const result = await confirm({ uid, token, ...passwords });
      if (result.ok) {
        void navigate(usedLink, { replace: true });
        return { kind: 'done', message: done };
      }
      setDead(isDeadLink(result.error));
      return { kind: 'failed', ...confirmResetFailure(result.error) };
    });

  return (
    <FocusOnNavigation page="resetPassword">
      <PageMeta title={titles.resetPassword} noIndex />
      <ResetPasswordPage
        status={isDead ? { kind: 'dead', request: request.status } : status}
        homeHref={paths.landing}
        footer={useFooter()}
        onSubmit={(passwords) => void onSubmit(passwords)}
        onRequest={request.onSubmit}
        onLogin={() => void navigate(paths.landing, { state: popupState('login') })}
      />
    </FocusOnNavigation>
  );
}
