import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { TextArea } from '#src/components/primitives/TextArea/TextArea.tsx';
import { type Action, failureOf } from '#src/status/action.ts';
import {
  normalizeEmail,
  supportTextLength,
  tidyText,
  validateEmail,
  validateSupportText,
} from '#src/validation/index.ts';
import { CaptchaSlot, CaptchaSubmit, useCaptchaAnswer, useKeptFocus } from '../shared/captcha.tsx';
import { EmailField, StatusBanner } from '../shared/FormParts.tsx';
import * as css from '../shared/form.css.ts';
import { useFields } from '../shared/useFields.ts';

export type SupportField = 'email' | 'text';

export interface SupportFormProps {
  /** The last submit; success replaces the form. */
  status: Action<SupportField>;
  /** E-mail of the signed-in person, who gets the answer there. @default the form asks a visitor for one */
  account?: string | undefined;
  /** The captcha's widget, for visitors. @default none is needed */
  captcha?: ReactNode;
  /** A visitor's submit needs the token: until then the button is disabled and says why. @default true */
  hasCaptchaToken?: boolean;
  /** Sentence under the captcha. */
  captchaError?: string | undefined;
  /** Text and address typed before the popup was closed. @default nothing */
  draft?: Readonly<Record<SupportField, string>>;
  /** The address has its domain in lower case, the text no spaces around it. */
  onSubmit: (message: Record<SupportField, string>) => void;
  /** Every change of what is typed, so that a closed popup loses nothing. */
  onDraftChange?: (draft: Record<SupportField, string>) => void;
  /** Leaves after the message was sent. */
  onClose: () => void;
}

/** A message to the support (specification section 1, FAQ; design section 8). */
export function SupportForm(props: SupportFormProps) {
  const { status, onClose } = props;
  return status.kind === 'done' ? (
    <Sent message={status.message} onClose={onClose} />
  ) : (
    <Writing {...props} />
  );
}

const nothing = { email: '', text: '' };

function Writing(props: SupportFormProps) {
  const { status, account, captcha, hasCaptchaToken = true, captchaError, draft = nothing } = props;
  const { onSubmit, onDraftChange } = props;
  const { field, submit, isPending, values } = useFields({
    initial: { email: draft.email, text: draft.text },
    rules: {
      email: (value) => (account === undefined ? validateEmail(value) : undefined),
      text: validateSupportText,
    },
    status,
    onSubmit: ({ email, text }) => {
      if (hasCaptchaToken) onSubmit({ email: account ?? normalizeEmail(email), text: tidyText(text) });
    },
  });
  const captchaRef = useRef<HTMLDivElement>(null);
  const answer = useCaptchaAnswer(status, captchaError, captchaRef);
  const bannerRef = useRef<HTMLDivElement>(null);
  const isDisabled = !hasCaptchaToken && !isPending;
  useKeptFocus(isDisabled, failureOf(answer) === undefined ? captchaRef : bannerRef);
  const { inputRef, onChange, ...text } = field('text');
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {account !== undefined && (
        <p className={css.intro}>
          {'Ответим на '}
          <span className={css.address}>{account}</span>
        </p>
      )}
      <StatusBanner status={answer} ref={bannerRef} />
      {account === undefined && (
        <EmailField
          {...field('email')}
          autoComplete="email"
          description="Сюда придёт ответ"
          onEmailChange={(email) => onDraftChange?.({ ...values, email })}
        />
      )}
      <TextArea
        {...text}
        label="Что случилось"
        isLabelShown
        limit={supportTextLength}
        areaRef={inputRef}
        onChange={(value) => {
          onChange(value);
          onDraftChange?.({ ...values, text: value });
        }}
      />
      {captcha !== undefined && (
        <CaptchaSlot ref={captchaRef} error={captchaError}>
          {captcha}
        </CaptchaSlot>
      )}
      <CaptchaSubmit isPending={isPending} isDisabled={isDisabled}>
        {isPending ? 'Отправка...' : 'Отправить'}
      </CaptchaSubmit>
    </form>
  );
}

interface SentProps {
  message: string | undefined;
  onClose: () => void;
}

/** The answer to a sent message; has the focus, because the form that had it is gone. */
function Sent({ message, onClose }: SentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Stack gap={20}>
      <Banner tone="success" ref={ref}>
        {message ?? 'Сообщение отправлено.'}
      </Banner>
      <Button kind="outline" width="full" onPress={onClose}>
        Закрыть
      </Button>
    </Stack>
  );
}
