import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  isHereOnly,
  type OpenDraft,
  useNewPlace,
  useUnloadWarning,
  useDraftSession,
} from '#src/data/writing/index.ts';
import { postEditHref } from '../shared/paths.ts';
import { replacedState } from '../shell/history.ts';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';
import { viewOf } from '../shell/inner.ts';
import { Conflict } from './Conflict.tsx';
import { Edit } from './Edit.tsx';
import { Preview } from './Preview.tsx';
import { Revisions } from './Revisions.tsx';
import { useDeferredWriting } from './useDeferredWriting.ts';

/**
 * `/create` and `/post/edit/{id}`: what an author writes, and the views of it. Asks before a text is left that the device
 * does not keep.
 */
export function Component() {
  const { id } = useParams();
  const navigate = useNavigate();
  const newPlace = useNewPlace(id === undefined);
  const open = useDraftSession(id ?? newPlace);
  const known = open?.written.id;
  useUnloadWarning(open?.written);

  // The server has made the new post: from now on it has an address.
  useEffect(() => {
    if (id === undefined && known !== undefined)
      void navigate(postEditHref(known), { replace: true, state: replacedState });
  }, [id, known, navigate]);

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
