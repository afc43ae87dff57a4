import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { ownPostsPage } from './chunk.ts';

/** `/profile?view=posts`, which downloads on its own. */
export function OwnPostsPart() {
  return (
    <LazyPart chunk={ownPostsPage} title="Мои посты" failure="Посты не загрузились" wait={pageWait}>
      {({ OwnPostsRoute }) => <OwnPostsRoute />}
    </LazyPart>
  );
}
