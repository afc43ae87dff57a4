import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Icon } from '#src/components/primitives/Icon/Icon.tsx';
import {
  type MailRequestProps,
  VerificationMail,
} from '#src/components/primitives/MailRequest/MailRequest.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { nounAfter } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';
import { type Action, failureOf } from '#src/status/action.ts';
import * as css from './PublishCheckPopup.css.ts';

export type PublishCheckPopupProps = Omit<PublishCheckContentProps, 'onBack'> &
  Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/**
 * «Проверка перед публикацией» by itself: what the check has found; only an error keeps the post back (design section 14). The page
 * where a post is written puts `PublishCheckContent` into its own `Popup`.
 */
export function PublishCheckPopup({ isOpen, onOpenChange, ...content }: PublishCheckPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <PublishCheckContent {...content} onBack={() => onOpenChange(false)} />
    </Popup>
  );
}

/** Something that the check has looked at. */
export interface Finding {
  /** An error keeps the post back; a warning and what is under way do not. */
  readonly kind: 'error' | 'underway' | 'warning' | 'ok';
  /** «У двух фото нет описания». */
  readonly title: string;
  /** Explanation or advice: «Его слышат те, кто не видит картинку». */
  readonly note: string;
  /** The way to its block. @default none */
  readonly action?: { readonly label: 'Показать' | 'Добавить'; readonly onPress: () => void };
}

interface PublishCheckContentProps {
  /** Errors first. */
  findings: readonly Finding[];
  /** Publish now or at the scheduled time. */
  when: 'now' | 'later';
  publication: Action;
  /** Asks for the message that proves the e-mail: nothing is published before. @default it is proven */
  verification?: MailRequestProps | undefined;
  onPublish: () => void;
  /** Back to the post. */
  onBack: () => void;
}

const labels = {
  now: { idle: 'Опубликовать', pending: 'Публикуем...' },
  later: { idle: 'Запланировать', pending: 'Планируем...' },
} as const;

const words = { error: 'Ошибка: ', underway: '', warning: 'Замечание: ', ok: '' } as const;

/** Content of the check, without its layer. */
export function PublishCheckContent(props: PublishCheckContentProps) {
  return (
    <PopupContent title="Проверка перед публикацией">
      <PublishCheck {...props} />
    </PopupContent>
  );
}

function PublishCheck(props: PublishCheckContentProps) {
  const { findings, when, publication, verification, onPublish, onBack } = props;
  const errors = findings.filter(({ kind }) => kind === 'error');
  const hasWarnings = findings.some(({ kind }) => kind === 'warning');
  const isPending = publication.kind === 'pending';
  const failure = failureOf(publication);
  return (
    <Stack gap={16}>
      <ul className={css.list}>
        {findings.map((finding) => (
          <Row key={finding.title} {...finding} />
        ))}
      </ul>
      <Banner tone="error">{failure}</Banner>
      {verification ? (
        <VerificationMail
          {...verification}
          purpose="Подтвердите email, чтобы публиковать посты."
          width="full"
        />
      ) : (
        <Button width="full" isPending={isPending} isDisabled={errors.length > 0} onPress={onPublish}>
          {labels[when][isPending ? 'pending' : 'idle']}
        </Button>
      )}
      {errors.length > 0 && (
        <p className={css.rest}>
          {nounAfter(String(errors.length), ['Осталась', 'Остались', 'Осталось'])}{' '}
          {withNoun(errors.length, ['ошибка', 'ошибки', 'ошибок'])}.
          {hasWarnings && ' Замечания не мешают опубликовать.'}
        </p>
      )}
      <Button kind="outline" width="full" onPress={onBack}>
        Вернуться к посту
      </Button>
    </Stack>
  );
}

function Row({ kind, title, note, action }: Finding) {
  return (
    <li className={css.row}>
      <span className={css.sign({ kind })} aria-hidden="true">
        {kind === 'ok' && <Icon name="check" size="small" />}
        {(kind === 'error' || kind === 'warning') && '!'}
      </span>
      <div>
        <p className={css.title}>
          <VisuallyHidden>{words[kind]}</VisuallyHidden>
          {title}
        </p>
        <p className={css.note}>{note}</p>
      </div>
      {action && (
        <div className={css.action}>
          <Button kind="ghost" size="small" onPress={action.onPress}>
            <span>
              {action.label}
              <VisuallyHidden> в посте: {title}</VisuallyHidden>
            </span>
          </Button>
        </div>
      )}
    </li>
  );
}
