import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  isHereOnly,
  type OpenWriting,
  useNewPlace,
  useUnloadWarning,
  useWriting,
} from '#src/data/writing/index.ts';
import { postEditHref } from '../../navigation/paths.ts';
import { tidied } from '../../navigation/tidied.ts';
import { LeaveQuestion } from '../area/LeaveQuestion.tsx';
import { viewOf } from '../area/sections.ts';
import { titles } from '../../meta/titles.ts';
import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { views } from './parts.ts';
import { useDeferredWriting } from './useDeferredWriting.ts';
import { EditRoute } from './EditRoute.tsx';

interface WritingRouteProps {
  /** In the address; `undefined`: a new post. */
  id: string | undefined;
}

/** What an author writes, and the views of it. Asks before a text is left that the device does not keep. */
export function WritingRoute({ id }: WritingRouteProps) {
  const navigate = useNavigate();
  const newPlace = useNewPlace(id === undefined);
  const open = useWriting(id ?? newPlace);
  const known = open?.written.id;
  useUnloadWarning(open?.written);

  // The server has made the new post: from now on it has an address.
  useEffect(() => {
    if (id === undefined && known !== undefined)
      void navigate(postEditHref(known), { replace: true, state: tidied });
  }, [id, known, navigate]);

  return (
    <>
      <View id={id} open={open} />
      <LeaveQuestion isUnsaved={open !== undefined && isHereOnly(open.written)} stake={{ kind: 'post' }} />
    </>
  );
}

/** What the address asks for. */
function View({ id, open }: WritingRouteProps & { open: OpenWriting | undefined }) {
  const { search } = useLocation();
  const deferred = useDeferredWriting(open);
  if (id === undefined) return <EditRoute open={deferred} isNew />;
  const part = {
    chunk: views,
    title: titles.postEdit,
    failure: 'Страница не загрузилась',
    wait: pageWait,
  };
  // A missing post has no views.
  const view = open?.written.status.kind === 'missing' ? undefined : viewOf(search);
  switch (view) {
    case 'preview':
      return <LazyPart {...part}>{({ PreviewRoute }) => <PreviewRoute id={id} open={open} />}</LazyPart>;
    case 'revisions':
      return <LazyPart {...part}>{({ RevisionsRoute }) => <RevisionsRoute id={id} open={open} />}</LazyPart>;
    case 'conflict':
      return <LazyPart {...part}>{({ ConflictRoute }) => <ConflictRoute id={id} open={open} />}</LazyPart>;
    default:
      return <EditRoute open={deferred} isNew={false} />;
  }
}
