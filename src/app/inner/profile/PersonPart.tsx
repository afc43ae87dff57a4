import { useProfile } from '#src/data/profiles/index.ts';
import { titles } from '../../meta/titles.ts';
import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { personPage } from './chunk.ts';

interface PersonPartProps {
  /** Number or username. */
  name: string;
  /** `/profile`: the page of whoever is signed in, at an address of its own. @default false */
  isOwn?: boolean;
}

/** The page of a person, which downloads on its own; the person is asked for meanwhile. */
export function PersonPart({ name, isOwn = false }: PersonPartProps) {
  const profile = useProfile(name);
  const title = isOwn ? titles.profile : titles.userProfile;
  return (
    <LazyPart chunk={personPage} title={title} failure={'Профиль не\u00a0загрузился'} wait={pageWait}>
      {({ PersonRoute }) => <PersonRoute name={name} isOwn={isOwn} loaded={profile} />}
    </LazyPart>
  );
}
