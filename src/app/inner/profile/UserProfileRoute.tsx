import { useLocation } from 'react-router-dom';
import { findPlace } from '#src/site/addresses.ts';
import { PersonPart } from './PersonPart.tsx';

/** `/profile/{userId}`: a number or a username (readings D29). */
export function UserProfileRoute() {
  const { userId = '' } = findPlace(useLocation().pathname)?.values ?? {};
  return <PersonPart name={userId} />;
}
