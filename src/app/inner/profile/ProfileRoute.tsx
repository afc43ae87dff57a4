import { useLocation } from 'react-router-dom';
import { useInner } from '../area/context.ts';
import { viewOf } from '../area/sections.ts';
import { AuthorsRoute } from '../authors/AuthorsRoute.tsx';
import { SubscriptionsRoute } from '../subscriptions/SubscriptionsRoute.tsx';
import { OwnPostsPart } from '../writing/OwnPostsPart.tsx';
import { TiersPart } from '../tiers/TiersPart.tsx';
import { OwnPersonPart } from './OwnPersonPart.tsx';

/** `/profile` with its view (readings D35); without one it is one's own page. */
export function ProfileRoute() {
  const { user } = useInner();
  switch (viewOf(useLocation().search)) {
    case 'subscriptions':
      return <SubscriptionsRoute />;
    case 'authors':
      return <AuthorsRoute />;
    case 'posts':
      return <OwnPostsPart />;
    case 'tiers':
      return <TiersPart />;
    default:
      return <OwnPersonPart name={String(user.id)} />;
  }
}
