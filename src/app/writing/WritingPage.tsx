import { useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  type DraftView,
  isHereOnly,
  type OpenDraft,
  useDraftSession,
  useNewPlace,
  useUnloadWarning,
} from '#src/data/writing/index.ts';
import { postEditHref } from '../shared/paths.ts';
import { replacedState } from '../shell/history.ts';
import { viewOf } from '../shell/inner.ts';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';
import { Conflict } from './Conflict.tsx';
import { Edit } from './Edit.tsx';
import { Preview } from './Preview.tsx';
import { Revisions } from './Revisions.tsx';

/**
 * `/create` and `/post/edit/{id}`: what an author writes, and the views of it. Asks before a text is left that the device
 * does not keep.
 */
export function Component() {
  const { id } = useParams();
  const navigate = useNavigate();
  const newPlace = useNewPlace(id === undefined);
  const open = useDraftSession(id ?? newPlace);
  const savedId = open?.written.id;
  useUnloadWarning(open?.writing);

  // The server has made the new post: from now on it has an address.
  useEffect(() => {
    if (id === undefined && savedId !== undefined)
      void navigate(postEditHref(savedId), { replace: true, state: replacedState });
  }, [id, savedId, navigate]);

  return (
    <>
      <View id={id} open={open} />
      <LeaveQuestion isUnsaved={open !== undefined && isHereOnly(open.written)} stake={{ kind: 'post' }} />
    </>
  );
}

interface ViewProps {
  /** The id in the address; `undefined`: a new post. */
  id: string | undefined;
  open: OpenDraft | undefined;
}

/** The view that the address names. */
function View({ id, open }: ViewProps) {
  const { search } = useLocation();
  const deferred = useDeferredWriting(open);
  if (id === undefined) return <Edit open={deferred} isNew />;
  // A missing post has no views.
  const view = open?.written.status.kind === 'missing' ? undefined : viewOf(search);
  switch (view) {
    case 'preview':
      return <Preview id={id} open={open} />;
    case 'revisions':
      return <Revisions id={id} open={open} />;
    case 'conflict':
      return <Conflict id={id} open={open} />;
    default:
      return <Edit open={deferred} isNew={false} />;
  }
}

/** The two differ only in their text. */
const isTextOnly = (one: DraftView, other: DraftView): boolean =>
  one.id === other.id &&
  one.edition === other.edition &&
  one.content?.audience === other.content?.audience &&
  one.content?.tiers === other.content?.tiers &&
  [one, other].every(({ status }) => status.kind === 'saved' || status.kind === 'saving');

/**
 * A post for the page around its text: the editor draws each key press, and the page follows when the browser has time.
 * Other changes show at once: the editor must not continue with a replaced text.
 */
function useDeferredWriting(open: OpenDraft | undefined): OpenDraft | undefined {
  const { writing, written } = open ?? {};
  const later = useDeferredValue(written);
  const current = written && later && isTextOnly(written, later) ? later : written;
  return useMemo(() => writing && current && { writing, written: current }, [writing, current]);
}
