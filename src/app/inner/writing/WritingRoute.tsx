import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNewPlace, useUnloadWarning, useWriting } from '#src/data/writing/index.ts';
import { postEditHref } from '../../navigation/paths.ts';
import { tidied } from '../../navigation/tidied.ts';
import { viewOf } from '../area/sections.ts';
import { titles } from '../../meta/titles.ts';
import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { views } from './parts.ts';
import { useCalm } from './useCalm.ts';
import { EditRoute } from './EditRoute.tsx';

/** What an author writes, and the views of it. @param id in the address; `undefined`: a new post */
export function WritingRoute({ id }: { id: string | undefined }) {
  const { search } = useLocation();
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

  const calm = useCalm(open);

  if (id === undefined) return <EditRoute open={calm} isNew />;
  const part = {
    chunk: views,
    title: titles.postEdit,
    failure: 'Страница не\u00a0загрузилась',
    wait: pageWait,
  };
  // Of a post that is not there no view has anything to show.
  const view = open?.written.status.kind === 'missing' ? undefined : viewOf(search);
  switch (view) {
    case 'preview':
      return <LazyPart {...part}>{({ PreviewRoute }) => <PreviewRoute id={id} />}</LazyPart>;
    case 'revisions':
      return <LazyPart {...part}>{({ RevisionsRoute }) => <RevisionsRoute id={id} open={open} />}</LazyPart>;
    case 'conflict':
      return <LazyPart {...part}>{({ ConflictRoute }) => <ConflictRoute id={id} open={open} />}</LazyPart>;
    default:
      return <EditRoute open={calm} isNew={false} />;
  }
}
