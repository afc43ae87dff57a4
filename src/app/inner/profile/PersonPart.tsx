import { useEffect } from 'react';
import { FeedSkeleton } from '#src/components/pages/FeedPage/index.ts';
import { Busy } from '#src/components/primitives/Busy/index.ts';
import { useProfile } from '#src/data/profiles/index.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { titles } from '../../meta/titles.ts';
import { PartFailure } from '../PartFailure.tsx';
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
  const chunk = personPage.useChunk();
  useEffect(() => void personPage.load(), []);
  // As the shell that is not there yet shows any page.
  const wait = (
    <Busy>
      <FeedSkeleton />
    </Busy>
  );
  if (chunk.kind === 'failed') return <PartFailure title={'Профиль не\u00a0загрузился'} wait={wait} />;
  if (chunk.kind === 'ready') return <chunk.module.PersonRoute name={name} isOwn={isOwn} loaded={profile} />;
  return (
    <>
      <PageMeta title={isOwn ? titles.profile : titles.userProfile} noIndex />
      {wait}
    </>
  );
}
