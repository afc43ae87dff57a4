import { useState } from 'react';
import type { Draft } from '#src/api/contract.ts';
import { firstMessages, formatError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { Schedule, Stage } from '#src/components/sections/PublishPanel/PublishPanel.tsx';
import { useOwnPostCalls } from '#src/data/drafts/ownPosts.ts';
import type { OpenDraft } from '#src/data/writing/index.ts';
import { formatDate } from '#src/format/time.ts';
import { formatElsewhere, momentIn } from '#src/format/timeZones.ts';
import { towns } from '#src/format/towns.ts';
import { useRenewUser } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { asksForProof, useVerification } from '../verification/useVerification.ts';
import { postHref } from '../shared/paths.ts';
import { formatMoment, isPast, ownZone, scheduleOf } from '../shared/moments.ts';
import { zoneOptions, zoneSearch } from './zoneOptions.ts';

const unsaved = 'Сначала нужно сохранить текст: что мешает, сказано над ним.';
const failure = 'Не удалось опубликовать. Попробуйте ещё раз.';
const takenBack = 'Не удалось снять пост. Попробуйте ещё раз.';
const past = 'Этот момент уже прошёл';
const noMoment = 'Выберите день и время';

const idle = { kind: 'idle' } as const;

/** The stage of publication, formatted for the panel. */
function stageOf(draft: Draft | undefined, hasEdits: boolean, now: Date): Stage {
  switch (draft?.state) {
    case undefined:
    case 'draft':
      return { kind: 'draft' };
    case 'scheduled':
      return { kind: 'scheduled', when: formatMoment(draft.publish_at ?? '', ownZone()) };
    case 'published':
      return {
        kind: 'published',
        when: formatDate(draft.published_at ?? '', now) ?? '',
        href: postHref(draft.id),
        isChanged: draft.changed || hasEdits,
      };
  }
}

/** The result of a publication, for the panel. */
function presentResult(result: Result<Draft> | undefined, done: string): Action<'moment'> {
  if (result === undefined) return { kind: 'failed', message: unsaved };
  if (result.ok) return { kind: 'done', message: done };
  const { at } = firstMessages(result.error);
  return at === undefined
    ? { kind: 'failed', message: formatError(result.error, failure) }
    : { kind: 'failed', fields: { moment: at } };
}

type Published = Result<Draft> | undefined;

/** 403 without another reason: the account is not an author yet. */
const isNoAuthor = (result: Published): boolean =>
  result?.ok === false &&
  result.error.kind === 'http' &&
  result.error.status === 403 &&
  result.error.code === undefined;

/**
 * Publishes a post now or later, and withdraws it.
 * @param become the step before the first post: whether the person is an author now
 * @param sell publishes, once it is known who sells
 */
export function usePublication(
  { writing, written: { draft, status } }: OpenDraft,
  become: () => Promise<boolean>,
  sell: (call: () => Promise<Published>) => Promise<Published>,
) {
  const calls = useOwnPostCalls();
  const renewUser = useRenewUser();
  const verification = useVerification();
  const [now] = useState(() => new Date());
  const [choice, setChoice] = useState<'now' | 'later'>();
  const [chosen, setChosen] = useState<Schedule>();
  const [publication, setPublication] = useState<Action<'moment'>>(idle);
  const [withdrawal, setWithdrawal] = useState<Action>(idle);

  /** Undoes the last withdrawal. */
  const [undo, setUndo] = useState<() => Promise<Result<Draft> | undefined>>();

  const hasEdits = status.kind !== 'saved';
  const stage = stageOf(draft, hasEdits, now);
  const when = choice ?? (stage.kind === 'scheduled' ? 'later' : 'now');
  const schedule = chosen ?? scheduleOf(draft?.publish_at ?? undefined);
  const { day, time, zone } = schedule;
  const moment = day !== undefined && time !== undefined ? momentIn(day, time, zone) : undefined;
  const isScheduling = stage.kind !== 'published' && when === 'later';
  const elsewhere = towns.find(({ id }) => id === 'Asia/Vladivostok' && id !== zone);

  /** Checks the moment before the call. */
  function problem(): string | undefined {
    if (!isScheduling) return undefined;
    if (moment === undefined) return noMoment;
    return isPast(moment) ? past : undefined;
  }

  function doneText(): string {
    if (stage.kind === 'published') return 'Читатели видят новый текст';
    if (!isScheduling || moment === undefined) return 'Пост вышел';
    return `Пост выйдет ${formatMoment(moment.toISOString(), zone)}`;
  }

  /** @returns whether it was done */
  async function publish(): Promise<boolean> {
    const wrong = problem();
    if (wrong !== undefined) {
      setPublication({ kind: 'failed', fields: { moment: wrong } });
      return false;
    }
    const at = isScheduling && moment !== undefined ? moment.toISOString() : null;
    const done = doneText();
    setPublication({ kind: 'pending' });
    setWithdrawal(idle);
    const ask = () => sell(() => writing.act((id, revision) => calls.publish(id, revision, at)));
    const first = await ask();
    const result = isNoAuthor(first) && (await become()) ? await ask() : first;
    setPublication(presentResult(result, done));
    if (result?.ok === false && asksForProof(result.error)) void renewUser();
    if (result?.ok === true) setChoice(undefined);
    return result?.ok === true;
  }

  async function withdraw(): Promise<void> {
    const at = draft?.publish_at ?? null;
    setWithdrawal({ kind: 'pending' });
    setPublication(idle);
    const result = await writing.act((id) => calls.unpublish(id));
    if (result === undefined) setWithdrawal({ kind: 'failed', message: unsaved });
    else if (result.ok) {
      setUndo(() => () => writing.act((id, revision) => calls.publish(id, revision, at)));
      setWithdrawal({ kind: 'done', message: 'Теперь пост видите только вы.' });
    } else setWithdrawal({ kind: 'failed', message: formatError(result.error, takenBack) });
  }

  async function restore(again: NonNullable<typeof undo>): Promise<void> {
    setWithdrawal(idle);
    setPublication({ kind: 'pending' });
    setPublication(presentResult(await again(), 'Всё как было'));
  }

  return {
    stage,
    when,
    schedule,
    zones: isScheduling ? zoneOptions(zone, moment ?? now) : [],
    zoneSearch: zoneSearch(moment ?? now),
    remark:
      moment !== undefined && elsewhere !== undefined ? formatElsewhere(moment, zone, elsewhere) : undefined,
    publication,
    withdrawal,
    problem: draft?.publish_problem ?? undefined,
    verification,
    /** The reason why the chosen moment cannot be taken. */
    momentProblem: problem(),
    onWhenChange(next: 'now' | 'later'): void {
      setChoice(next);
      setPublication(idle);
      setWithdrawal(idle);
    },
    onScheduleChange(next: Schedule): void {
      setChosen(next);
      setPublication(idle);
      setWithdrawal(idle);
    },
    publish,
    onWithdraw: () => void withdraw(),
    onRestore: undo && (() => void restore(undo)),
  };
}
