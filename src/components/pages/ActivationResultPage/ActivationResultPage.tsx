import { setRussian } from '#src/format/typesetting.ts';
import type { Action } from '#src/status/action.ts';
import { PublicFrame, type PublicFrameProps } from '../../frames/PublicFrame/PublicFrame.tsx';
import { ResetRequestForm, type ResetRequestField } from '../../forms/ResetRequestForm/ResetRequestForm.tsx';
import { BesideArt } from '../../primitives/BesideArt/BesideArt.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PendingDots } from '../../primitives/PendingDots/PendingDots.tsx';
import { Message, type MessageProps } from '../MessagePage/MessagePage.tsx';
import * as css from './ActivationResultPage.css.ts';

/** The result of the link from the message (specification section 2, readings D23). */
export type ActivationStatus =
  | { readonly kind: 'checking' }
  | { readonly kind: 'done' }
  /** The address had been confirmed before. */
  | { readonly kind: 'already' }
  /** The link is out of date or was never right; `request` is the status of the form that asks for a new one. */
  | { readonly kind: 'dead'; readonly request: Action<ResetRequestField> }
  /** The server did not answer, or not with anything readable. */
  | { readonly kind: 'unanswered'; readonly message: string };

export interface ActivationResultPageProps extends Omit<PublicFrameProps, 'children'> {
  status: ActivationStatus;
  /** Link to continue with; a visitor has to log in there. */
  feedHref: string;
  /** A signed-in person has a way back to the feed from a dead link, too. @default false */
  isSignedIn?: boolean;
  /** Check the link once more, after no answer. */
  onRetry: () => void;
  /** Send a new link to this address. */
  onRequest: (request: Record<ResetRequestField, string>) => void;
}

/** The page behind the link of the message that confirms an e-mail. */
export function ActivationResultPage({ homeHref, footer, ...props }: ActivationResultPageProps) {
  return (
    <PublicFrame {...{ homeHref, footer }}>
      <BesideArt art="listener">
        <Message {...messageOf(props)} isLive />
      </BesideArt>
    </PublicFrame>
  );
}

function messageOf(props: Omit<ActivationResultPageProps, keyof PublicFrameProps>): MessageProps {
  const { status, feedHref, isSignedIn = false, onRetry, onRequest } = props;
  const onward = <LinkButton href={feedHref}>Открыть ленту</LinkButton>;
  switch (status.kind) {
    case 'checking':
      return {
        title: 'Подтверждаем email',
        note: 'Проверяем ссылку из письма, это займёт пару секунд.',
        actions: (
          <div className={css.wait}>
            <PendingDots />
          </div>
        ),
      };
    case 'done':
      return {
        title: 'Email подтверждён',
        note: 'Теперь можно публиковать и комментировать, а письма для входа дойдут до вас.',
        actions: onward,
      };
    case 'already':
      return {
        title: 'Email уже подтверждён',
        note: 'Ссылка сработала раньше, делать больше ничего не нужно.',
        actions: onward,
      };
    case 'dead':
      return {
        title: 'Ссылка не сработала',
        note: 'Она устарела, уже использована или скопирована не целиком.',
        actions: (
          <div className={css.form}>
            <ResetRequestForm
              intro="Укажите email, с которым регистрировались. Пришлём новую ссылку."
              status={status.request}
              onSubmit={onRequest}
            />
            {isSignedIn && <Link href={feedHref}>Вернуться в ленту</Link>}
          </div>
        ),
      };
    case 'unanswered':
      return {
        title: 'Не получилось проверить ссылку',
        note: setRussian(status.message),
        actions: <Button onPress={onRetry}>Попробовать ещё раз</Button>,
      };
  }
}
