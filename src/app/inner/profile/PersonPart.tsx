import { useProfile } from '#src/data/profiles/index.ts';
import { titles } from '../../meta/titles.ts';
import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { personPage } from './chunk.ts';

/** The page of a person, which downloads on its own; the person is loaded meanwhile. @param name number or username */
export function PersonPart({ name }: { name: string }) {
  const profile = useProfile(name);
  return (
    <LazyPart chunk={personPage} title={titles.userProfile} failure="Профиль не загрузился" wait={pageWait}>
      {({ PersonRoute }) => <PersonRoute name={name} loaded={profile} />}
    </LazyPart>
  );
}
