import { titles } from '../../meta/titles.ts';
import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { ownPages } from '../profile/chunk.ts';

/** `/profile/edit`, which downloads on its own. */
export function ProfileEditPart() {
  return (
    <LazyPart chunk={ownPages} title={titles.profileEdit} failure="Страница не загрузилась" wait={pageWait}>
      {({ ProfileEditRoute }) => <ProfileEditRoute />}
    </LazyPart>
  );
}
