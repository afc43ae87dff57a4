import { titles } from '../../meta/titles.ts';
import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { profileEditPage } from './chunk.ts';

/** `/profile/edit`, which downloads on its own. */
export function ProfileEditPart() {
  return (
    <LazyPart
      chunk={profileEditPage}
      title={titles.profileEdit}
      failure={'Страница не\u00a0загрузилась'}
      wait={pageWait}
    >
      {({ ProfileEditRoute }) => <ProfileEditRoute />}
    </LazyPart>
  );
}
