import { useLocation } from 'react-router-dom';
import { findPlace } from '#src/site/addresses.ts';
import { RequireSession } from './guard/RequireSession.tsx';
import { InnerPage } from './inner/InnerPage.tsx';
import { LandingRoute } from './landing/LandingRoute.tsx';
import { isInner } from './navigation/paths.ts';
import { PublicPage } from './public/PublicPage.tsx';
import { useScrollPosition } from './navigation/useScrollPosition.ts';

/**
 * What each address shows (specification section 2). Not by the router's own routes: they forgive what the server does
 * not, letter case for one.
 */
export function AppRoutes() {
  useScrollPosition();
  const place = findPlace(useLocation().pathname);
  if (place === undefined) return <PublicPage name="notFound" />;
  const { name } = place;
  if (name === 'landing') return <LandingRoute />;
  if (!isInner(name)) return <PublicPage name={name} />;
  return (
    <RequireSession name={name}>
      <InnerPage name={name} />
    </RequireSession>
  );
}
