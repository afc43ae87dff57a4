import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Action } from '#src/status/action.ts';
import { ResetConfirmForm, type ResetConfirmField } from '../../forms/ResetConfirmForm/ResetConfirmForm.tsx';
import { ResetRequestForm, type ResetRequestField } from '../../forms/ResetRequestForm/ResetRequestForm.tsx';
import { BesideArt } from '../../primitives/BesideArt/BesideArt.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { PublicFrame, type PublicFrameProps } from '../../frames/PublicFrame/PublicFrame.tsx';
import { Banner, type BannerProps } from '../../primitives/Banner/Banner.tsx';
import * as css from './ResetPasswordPage.css.ts';

/** The form's status, or a link that is out of date or used up, with the status of the form that asks for a new one. */
export type ResetPasswordStatus =
  | Action<ResetConfirmField>
  | { readonly kind: 'dead'; readonly request: Action<ResetRequestField> };

export interface ResetPasswordPageProps extends Omit<PublicFrameProps, 'children'> {
  status: ResetPasswordStatus;
  /** Both passwords as typed; they are equal. */
  onSubmit: (passwords: Record<ResetConfirmField, string>) => void;
  /** Send a new link to this address. */
  onRequest: (request: Record<ResetRequestField, string>) => void;
  /** The password is changed and the person wants to log in. */
  onLogin: () => void;
}

/** The page behind the link of a recovery message (specification section 2). */
export function ResetPasswordPage({ homeHref, footer, ...props }: ResetPasswordPageProps) {
  return (
    <PublicFrame {...{ homeHref, footer }}>
      <BesideArt art="lens">
        <div className={css.column}>
          <PageTitle kind="form">Новый пароль</PageTitle>
          <Content {...props} />
        </div>
      </BesideArt>
    </PublicFrame>
  );
}

function Content({
  status,
  onSubmit,
  onRequest,
  onLogin,
}: Omit<ResetPasswordPageProps, keyof PublicFrameProps>) {
  const [first] = useState(status.kind);
  const takesFocus = status.kind !== first;
  switch (status.kind) {
    case 'done':
      return (
        <>
          <Answer tone="success" takesFocus={takesFocus}>
            {status.message}
          </Answer>
          <Button onPress={onLogin}>Войти</Button>
        </>
      );
    case 'dead':
      return (
        <>
          {status.request.kind !== 'done' && (
            <Answer tone="error" takesFocus={takesFocus}>
              Ссылка устарела или уже использована. Запросите новую.
            </Answer>
          )}
          <ResetRequestForm status={status.request} onSubmit={onRequest} />
        </>
      );
    case 'idle':
    case 'pending':
    case 'failed':
      return <ResetConfirmForm status={status} onSubmit={onSubmit} />;
  }
}

interface AnswerProps {
  tone: BannerProps['tone'];
  /** True if it replaced the form, whose focus is lost together with its button. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The message in place of the form. */
function Answer({ tone, takesFocus, children }: AnswerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Banner tone={tone} ref={box}>
      {children}
    </Banner>
  );
}
