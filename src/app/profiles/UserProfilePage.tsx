import { useParams } from 'react-router-dom';
import { useProfile } from '#src/data/profiles/profile.ts';
import { Person } from './Person.tsx';

/** `/profile/{userId}`: a number or a username (readings D29). */
export function Component() {
  const { userId = '' } = useParams();
  return <Person name={userId} loaded={useProfile(userId)} />;
}
