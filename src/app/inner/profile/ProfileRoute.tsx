import { useLocation } from 'react-router-dom';
import { viewOf } from '../area/sections.ts';
import { AuthorsRoute } from '../authors/AuthorsRoute.tsx';
import { SubscriptionsRoute } from '../subscriptions/SubscriptionsRoute.tsx';
import { OwnProfile } from './OwnProfile.tsx';

/** `/profile` with its view (readings D35). */
export function ProfileRoute() {
  switch (viewOf(useLocation().search)) {
    case 'subscriptions':
      return <SubscriptionsRoute />;
    case 'authors':
      return <AuthorsRoute />;
    default:
      return <OwnProfile />;
  }
}
