import { useState } from 'react';
import type { Reply } from '#src/api/contract.ts';
import { RevisionsPage } from '#src/components/pages/RevisionsPage/RevisionsPage.tsx';
import { loadOf } from '#src/data/shared/load.ts';
import { useRevision, useRevisions } from '#src/data/drafts/ownPosts.ts';
import type { OpenDraft } from '#src/data/writing/index.ts';
import { withNoun } from '#src/format/plural.ts';
import { formatPast } from '#src/format/time.ts';
import type { Action } from '#src/status/action.ts';
import { mapLoad } from '#src/status/load.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { deviceOf } from '../shared/devices.ts';
import { postEditHref } from '../shared/paths.ts';

const failure = 'Не удалось загрузить версии. Попробуйте ещё раз.';
const notTaken =
  'Сначала нужно сохранить нынешний текст, а сервер пока не отвечает. Попробуйте ещё раз чуть позже.';
const notRestored = 'Версия пока не сохранилась на сервере. Она хранится на этом устройстве.';

interface RevisionsProps {
  id: string;
  open: OpenDraft | undefined;
}

type Revision = Reply<'revisions'>['results'][number];

/** Describes a revision by its origin; the list begins with the newest. */
function whatIs({ own_session, user_agent }: Revision, index: number): string {
  if (index === 0) return 'Нынешняя';
  return own_session ? 'Этот браузер' : deviceOf(user_agent);
}

const presentRevisions = (revisions: readonly Revision[], now: Date) =>
  revisions.map((revision, index) => ({
    id: revision.revision,
    when: formatPast(revision.saved_at, now),
    note: `${whatIs(revision, index)} · ${withNoun(revision.words, ['слово', 'слова', 'слов'])}`,
  }));

/** `/post/edit/{id}?view=revisions`: the post's versions, and restoring one. */
export function Revisions({ id, open }: RevisionsProps) {
  const [now] = useState(() => new Date());
  const [chosen, setChosen] = useState<number>();
  const [restoring, setRestoring] = useState<Action>({ kind: 'idle' });
  const list = useRevisions(id);
  const [first, second] = list.data?.value.results ?? [];
  const newest = first?.revision;
  const selected = chosen ?? second?.revision ?? newest;
  const before = useRevision(id, selected);
  const present = useRevision(id, newest);
  const isOpen = open?.written.content !== undefined;
  const pair =
    isOpen && before.data !== undefined && present.data !== undefined
      ? { before: before.data.value, now: present.data.value }
      : undefined;

  /** It is written again: the version until now stays among the versions. */
  async function restore(): Promise<void> {
    const { writing } = open ?? {};
    if (writing === undefined || before.data === undefined) return;
    setRestoring({ kind: 'pending' });
    const isTaken = await writing.restore(before.data.value);
    const isSaved = writing.get().status.kind === 'saved';
    if (isTaken !== true) setRestoring({ kind: 'failed', message: notTaken });
    else if (isSaved) setRestoring({ kind: 'done', message: 'Версия возвращена' });
    else setRestoring({ kind: 'failed', message: notRestored });
    setChosen(undefined);
    void list.load();
  }

  return (
    <>
      <PageMeta title="Версии" noIndex />
      <RevisionsPage
        revisions={mapLoad(loadOf(list.data, list, failure), ({ value }) =>
          presentRevisions(value.results, now),
        )}
        selected={selected ?? 0}
        onSelect={setChosen}
        changes={loadOf(
          pair,
          {
            error: before.error ?? present.error,
            isValidating: before.isValidating || present.isValidating,
          },
          failure,
        )}
        postHref={postEditHref(id)}
        restoring={restoring}
        onRestore={() => void restore()}
        onRetry={() =>
          [list, before, present]
            .filter(({ error }) => error !== undefined)
            .forEach(({ load }) => void load())
        }
      />
    </>
  );
}
