import type { ReactNode } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { type MailRequestProps, VerificationMail } from '../../primitives/MailRequest/MailRequest.tsx';
import { RadioRows } from '../../primitives/RadioRows/RadioRows.tsx';
import { Moment, type MomentProps, type Stage } from './Moment.tsx';
import * as css from './PublishPanel.css.ts';

export type { ZoneSearch } from './Moment.tsx';
export type { Schedule, Stage } from './Moment.tsx';

export interface PublishPanelProps extends Pick<MomentProps, 'schedule' | 'zones' | 'zoneSearch' | 'remark'> {
  stage: Stage;
  /** Publish now or at the scheduled time. */
  when: 'now' | 'later';
  /**
   * State of the main button: «Читатели видят новый текст». The field `moment` has the error of date and time: «Этот
   * момент уже прошёл».
   */
  publication: Action<'moment'>;
  /**
   * Reason why a due post was not published: «Подтвердите email, чтобы публиковать посты.» @default nothing went wrong
   */
  problem?: string | undefined;
  /** Asks for the message that proves the e-mail: nothing is published before. @default it is proven */
  verification?: MailRequestProps | undefined;
  /** State of unpublishing or unscheduling. */
  withdrawal: Action;
  /** Summary of the check, «одна ошибка и одно замечание»; `undefined` without findings. */
  findings: string | undefined;
  /** Address of the preview. */
  previewHref: string;
  onWhenChange: (when: 'now' | 'later') => void;
  onScheduleChange: MomentProps['onChange'];
  /** The main button was pressed: publish it, schedule it, or give readers the new text. */
  onPublish: () => void;
  onWithdraw: () => void;
  /** Take the last withdrawal back. @default it cannot be */
  onRestore?: (() => void) | undefined;
  /** Hand on the address of the published post. */
  onShare: (href: string) => void;
  /** Show what the check has found. */
  onShowFindings: () => void;
}

/** «Публикация»: schedule, preview and withdrawal of the post (design section 14). */
export function PublishPanel(props: PublishPanelProps) {
  const { stage, publication, withdrawal, findings, problem, onRestore, onShare } = props;
  const isPending = publication.kind === 'pending';
  const failure = failureOf(publication) ?? failureOf(withdrawal);
  const success = publication.kind === 'done' ? publication.message : undefined;
  const withdrawn = withdrawal.kind === 'done' ? withdrawal.message : undefined;
  return (
    <section>
      <h2 className={css.title}>Публикация</h2>
      <Banner tone="warning">
        {problem === undefined ? undefined : `Пост не вышел по расписанию. ${problem}`}
      </Banner>
      <When {...props} />
      <Banner tone="error">{failure}</Banner>
      <Banner tone="success">{success ?? (withdrawn && withRestore(withdrawn, onRestore))}</Banner>
      <div className={css.buttons}>
        {stage.kind === 'published' && !stage.isChanged && !isPending ? (
          <Published href={stage.href} onShare={onShare} />
        ) : (
          <Unpublished {...props} />
        )}
        {stage.kind !== 'draft' && <Withdraw {...props} stage={stage.kind} />}
      </div>
      {findings !== undefined && (
        <p className={css.check}>
          Проверка: {findings}. <Link onPress={props.onShowFindings}>Показать</Link>
        </p>
      )}
    </section>
  );
}

function withRestore(message: string, onRestore: (() => void) | undefined): ReactNode {
  if (onRestore === undefined) return message;
  return (
    <>
      {message} <Link onPress={onRestore}>Вернуть</Link>
    </>
  );
}

/** Readers have the very text. */
function Published({ href, onShare }: { href: string; onShare: PublishPanelProps['onShare'] }) {
  return (
    <>
      <LinkButton width="full" href={href}>
        Открыть пост
      </LinkButton>
      <Button kind="outline" width="full" onPress={() => onShare(href)}>
        Поделиться
      </Button>
    </>
  );
}

/** Readers do not have the text yet, or not this one. */
function Unpublished(props: PublishPanelProps) {
  const { stage, publication, previewHref, verification, onPublish } = props;
  const isPending = publication.kind === 'pending';
  return (
    <>
      {verification ? (
        <VerificationMail
          {...verification}
          purpose="Подтвердите email, чтобы публиковать посты."
          width="full"
        />
      ) : (
        <Button width="full" isPending={isPending} onPress={onPublish}>
          {labelOf(props)[isPending ? 'pending' : 'idle']}
        </Button>
      )}
      <LinkButton kind="outline" width="full" href={previewHref}>
        Посмотреть, как выйдет
      </LinkButton>
      {stage.kind === 'published' && (
        <LinkButton kind="outline" width="full" href={stage.href}>
          Открыть пост
        </LinkButton>
      )}
    </>
  );
}

function When(props: PublishPanelProps) {
  const { stage, when, schedule, zones, zoneSearch, remark, publication, onWhenChange, onScheduleChange } =
    props;
  if (stage.kind === 'published') return <p className={css.stage}>Вышел {stage.when}</p>;
  return (
    <>
      {stage.kind === 'scheduled' && <p className={css.stage}>Выйдет {stage.when}</p>}
      <RadioRows
        label="Когда выйдет пост"
        value={when}
        onChange={onWhenChange}
        rows={[
          { value: 'now', label: 'Сразу', note: 'Как нажмёте кнопку' },
          { value: 'later', label: 'По расписанию', note: 'Пока не вышел, можно править' },
        ]}
      />
      {when === 'later' && (
        <Moment
          schedule={schedule}
          zones={zones}
          zoneSearch={zoneSearch}
          remark={remark}
          error={publication.kind === 'failed' ? publication.fields?.moment : undefined}
          onChange={onScheduleChange}
        />
      )}
    </>
  );
}

const labels = {
  publish: { idle: 'Опубликовать', pending: 'Публикуем...' },
  schedule: { idle: 'Запланировать', pending: 'Планируем...' },
  reschedule: { idle: 'Перенести', pending: 'Переносим...' },
  update: { idle: 'Обновить', pending: 'Обновляем...' },
} as const;

function labelOf({ stage, when }: PublishPanelProps) {
  if (stage.kind === 'published') return labels.update;
  if (when === 'now') return labels.publish;
  return stage.kind === 'scheduled' ? labels.reschedule : labels.schedule;
}

const withdrawals = {
  scheduled: 'Снять с расписания',
  published: 'Снять с публикации',
} as const;

function Withdraw({
  stage,
  withdrawal,
  onWithdraw,
}: Pick<PublishPanelProps, 'withdrawal' | 'onWithdraw'> & { stage: keyof typeof withdrawals }) {
  const isPending = withdrawal.kind === 'pending';
  return (
    <Button kind="ghost" width="full" isPending={isPending} onPress={onWithdraw}>
      {isPending ? 'Снимаем...' : withdrawals[stage]}
    </Button>
  );
}
