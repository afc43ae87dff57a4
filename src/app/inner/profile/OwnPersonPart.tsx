import { useProfile } from '#src/data/profiles/index.ts';
import { titles } from '../../meta/titles.ts';
import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { ownPages } from './chunk.ts';

/** `/profile`: the page of the signed-in person, which downloads on its own. @param name their number */
export function OwnPersonPart({ name }: { name: string }) {
  const profile = useProfile(name);
  return (
    <LazyPart chunk={ownPages} title={titles.profile} failure="Профиль не загрузился" wait={pageWait}>
      {({ OwnPersonRoute }) => <OwnPersonRoute name={name} loaded={profile} />}
    </LazyPart>
  );
}
