import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import { nounAfter } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';
import { countCodePoints } from '#src/validation/codePoints.ts';
import {
  commentLength,
  isBlank,
  tidyText,
  validateComment,
  validateGivenName,
} from '#src/validation/index.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { type MailRequestProps, VerificationMail } from '../../primitives/MailRequest/MailRequest.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import type { Naming } from './comments.ts';
import * as css from './Thread.css.ts';

/** Distance to the limit at which the counter appears, in characters. */
const warning = 200;

const marks = ['символ', 'символа', 'символов'] as const;

/** Labels of the button. */
const labels = {
  comment: { ask: 'Отправить', pending: 'Отправка...', again: 'Отправить ещё раз' },
  answer: { ask: 'Ответить', pending: 'Отправка...', again: 'Отправить ещё раз' },
  edit: { ask: 'Сохранить', pending: 'Сохранение...', again: 'Сохранить ещё раз' },
} as const;

interface CommentFormProps {
  /** Name of the field, for screen readers. */
  label: string;
  placeholder?: string;
  /** Kind of text that is written. */
  kind: keyof typeof labels;
  /** Draft that was typed before. */
  initial: string;
  /** The saved text: Escape closes a form that has nothing else. @default nothing */
  original?: string;
  /** Consequence of sending. @default no note */
  note?: string;
  /** Takes focus when it appears. @default false */
  isAsked?: boolean;
  action: Action;
  /** Asks for the message that proves the e-mail: nothing is sent before. @default it is proven */
  verification?: MailRequestProps | undefined;
  /** Asks for the reader's name: nothing is sent without it. @default they have one */
  naming?: Naming | undefined;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** Closes it. @default it stays */
  onCancel?: () => void;
}

/** Form for a comment; keeps the text until the server has it. */
export function CommentForm(props: CommentFormProps) {
  const {
    label,
    placeholder,
    kind,
    initial,
    original = '',
    note,
    isAsked = false,
    action,
    verification,
    naming,
    ...on
  } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const proof = useFallbackFocus(area);
  const nameBox = useFallbackFocus(area);
  const nameInput = useRef<HTMLInputElement>(null);
  const [nameError, setNameError] = useState<string>();
  const [text, setText] = useState(initial);
  const [error, setError] = useState(failureOf(action));
  const [answered, setAnswered] = useState(action);
  if (answered !== action) {
    setAnswered(action);
    setError(failureOf(action));
    if (action.kind === 'done') setText('');
  }
  useEffect(() => {
    if (!isAsked) return;
    area.current?.focus();
    area.current?.setSelectionRange(-1, -1);
  }, [isAsked]);

  const isPending = action.kind === 'pending';
  const shownError = error === unverified && !verification ? undefined : error;
  const left = commentLength - countCodePoints(tidyText(text));
  const type = (typed: string) => {
    setText(typed);
    setError(undefined);
    on.onText(typed);
  };
  const send = () => {
    if (isPending) return;
    if (verification) return setError(unverified);
    const problem = problemOf(text, left);
    const nameProblem = naming && validateGivenName(naming.name);
    setNameError(nameProblem);
    if (problem === undefined && nameProblem === undefined) return on.onSend(tidyText(text));
    setError(problem);
    (nameProblem === undefined ? area : nameInput).current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    if (event.key === 'Escape' && !isPending && tidyText(text) === tidyText(original)) on.onCancel?.();
  };
  return (
    <form
      className={css.commentFormForm}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      noValidate
    >
      {naming && (
        <div ref={nameBox}>
          <TextField
            label="Ваше имя"
            name="name"
            autoComplete="name"
            value={naming.name}
            onChange={(name) => {
              setNameError(undefined);
              naming.onName(name);
            }}
            isReadOnly={isPending}
            inputRef={nameInput}
            errorMessage={nameError}
            description="Оно будет рядом с комментарием и на вашей странице."
          />
        </div>
      )}
      <TextArea
        label={label}
        name="text"
        placeholder={placeholder}
        value={text}
        onChange={type}
        onKeyDown={press}
        // A person who leaves the field empty is not sending it.
        onBlur={() => setError((shown) => (shown === nothing ? undefined : shown))}
        isReadOnly={isPending}
        areaRef={area}
        errorMessage={shownError ?? (left < 0 ? tooLong(left) : undefined)}
        description={left <= warning ? remaining(left) : undefined}
      />
      {verification && (
        <div ref={proof}>
          <VerificationMail {...verification} purpose={unverified} size="small" />
        </div>
      )}
      <div className={css.foot}>
        {note !== undefined && <p className={css.note}>{note}</p>}
        <div className={css.buttons}>
          {on.onCancel && !isPending && (
            <Button kind="ghost" size="small" onPress={on.onCancel}>
              Отмена
            </Button>
          )}
          {!verification && (
            <Button type="submit" kind="secondary" size="small" isPending={isPending}>
              {labelOf(action, kind)}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

const unverified = 'Подтвердите email, чтобы комментировать.';

function labelOf(action: Action, kind: keyof typeof labels): string {
  const { ask, pending, again } = labels[kind];
  if (action.kind === 'pending') return pending;
  return action.kind === 'failed' ? again : ask;
}

const nothing = 'Напишите что-нибудь';

const remaining = (left: number) =>
  `${nounAfter(String(left), ['Остался', 'Осталось', 'Осталось'])} ${withNoun(left, marks)}`;

function problemOf(text: string, left: number): string | undefined {
  if (isBlank(text)) return nothing;
  return left < 0 ? tooLong(left) : validateComment(text);
}

const tooLong = (left: number) => `Сократите на ${withNoun(-left, marks)}`;
