import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNewPlace, useUnloadWarning, useWriting } from '#src/data/writing/index.ts';
import { postEditHref } from '../../navigation/paths.ts';
import { tidied } from '../../navigation/tidied.ts';
import { viewOf } from '../area/sections.ts';
import { EditRoute } from './EditRoute.tsx';
import { RevisionsRoute } from './RevisionsRoute.tsx';
import { ConflictRoute } from './ConflictRoute.tsx';
import { PreviewRoute } from './PreviewRoute.tsx';

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

  switch (id === undefined ? null : viewOf(search)) {
    case 'preview':
      return <PreviewRoute id={id ?? ''} />;
    case 'revisions':
      return <RevisionsRoute id={id ?? ''} open={open} />;
    case 'conflict':
      return <ConflictRoute id={id ?? ''} open={open} />;
    default:
      return <EditRoute open={open} isNew={id === undefined} />;
  }
}
