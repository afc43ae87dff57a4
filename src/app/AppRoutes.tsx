import { Route, Routes } from 'react-router-dom';
import { RequireSession } from './guard/RequireSession.tsx';
import { InnerPage } from './inner/InnerPage.tsx';
import { LandingRoute } from './landing/LandingRoute.tsx';
import { innerNames, paths, publicNames } from './paths.ts';
import { PublicPage } from './public/PublicPage.tsx';
import { useScrollPosition } from './useScrollPosition.ts';

/** What each address shows (specification section 2). */
export function AppRoutes() {
  useScrollPosition();
  return (
    <Routes>
      <Route path={paths.landing} element={<LandingRoute />} />
      {publicNames.map((name) => (
        <Route key={name} path={paths[name]} element={<PublicPage name={name} />} />
      ))}
      <Route element={<RequireSession />}>
        {innerNames.map((name) => (
          <Route key={name} path={paths[name]} element={<InnerPage name={name} />} />
        ))}
      </Route>
      <Route path="*" element={<PublicPage name="notFound" />} />
    </Routes>
  );
}
