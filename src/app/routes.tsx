import type { RouteObject } from 'react-router-dom';
import { CrashPage, PageError, RouteError } from './shell/RouteError.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { InnerWait, PageWait, PostWait, PublicWait } from './shell/waits.tsx';
import { OnceHydrated } from './shell/useIsHydrated.tsx';
import { LandingPage } from './landing/LandingPage.tsx';
import { download } from './shell/download.ts';
import { type InnerName, type PathName, paths } from './shared/paths.ts';
import { documents } from './documents/documents.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { Root } from './shell/Root.tsx';
import { Support } from './support/Support.tsx';

const at = (name: PathName) => ({ path: paths[name], caseSensitive: true });

/** A page in the shell. @param failure said when its code cannot be downloaded */
const inner = (
  name: InnerName,
  failure: string,
  lazy: NonNullable<RouteObject['lazy']>,
  wait = <PageWait />,
): RouteObject => ({
  ...at(name),
  lazy,
  hydrateFallbackElement: wait,
  errorElement: <PageError title={failure} wait={wait} />,
});

const noEditor = 'Редактор не загрузился';
const noProfile = 'Профиль не загрузился';
const noPage = 'Страница не загрузилась';
// The same for both addresses: a new post gets its own while its author writes on.
const writing = download(() => import('./writing/WritingPage.tsx'));

const innerRoutes: readonly RouteObject[] = [
  inner(
    'feed',
    'Лента не загрузилась',
    download(() => import('./feed/FeedPage.tsx')),
  ),
  inner(
    'post',
    'Пост не загрузился',
    download(() => import('./posts/PostPage.tsx')),
    <PostWait />,
  ),
  inner('create', noEditor, writing),
  inner('postEdit', noEditor, writing),
  inner(
    'profile',
    noProfile,
    download(() => import('./profiles/ProfilePage.tsx')),
  ),
  inner(
    'profileEdit',
    noPage,
    download(() => import('./profiles/ProfileEditPage.tsx')),
  ),
  inner(
    'userProfile',
    noProfile,
    download(() => import('./profiles/UserProfilePage.tsx')),
  ),
  inner(
    'settings',
    'Настройки не загрузились',
    download(() => import('./settings/SettingsPage.tsx')),
  ),
  inner(
    'analytics',
    noPage,
    download(() => import('./analytics/AnalyticsPage.tsx')),
  ),
  inner(
    'money',
    noPage,
    download(() => import('./money/MoneyPage.tsx')),
  ),
  inner(
    'statement',
    noPage,
    download(() => import('./money/StatementPage.tsx')),
  ),
  inner(
    'knowledgeBase',
    noPage,
    download(() => import('./knowledge/KnowledgePage.tsx')),
  ),
];

const publicRoutes: readonly RouteObject[] = [
  ...documents.map(({ name, lazy }) => ({ ...at(name), lazy })),
  {
    // Their content depends on parts of the address that the build did not know.
    element: <OnceHydrated wait={<PublicWait />} />,
    children: [
      { ...at('resetPassword'), lazy: download(() => import('./auth/ResetPasswordPage.tsx')) },
      { ...at('activationResult'), lazy: download(() => import('./auth/ActivationResultPage.tsx')) },
    ],
  },
];

/** The table of addresses (specification section 2). The server has the same ones (`src/site/addresses.ts`). */
export const routes: RouteObject[] = [
  {
    element: (
      <Root>
        <Support />
      </Root>
    ),
    errorElement: <CrashPage />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { ...at('landing'), element: <LandingPage /> },
          { hydrateFallbackElement: <PublicWait />, children: [...publicRoutes] },
          {
            element: <RequireSession wait={<InnerWait />} />,
            children: [
              {
                lazy: download(() => import('./shell/InnerArea.tsx')),
                hydrateFallbackElement: <InnerWait />,
                errorElement: <RouteError />,
                children: [...innerRoutes],
              },
            ],
          },
          {
            element: <RequireSession wait={<PublicWait />} />,
            hydrateFallbackElement: <PublicWait />,
            children: [
              { ...at('checkout'), lazy: download(() => import('./checkout/CheckoutPage.tsx')) },
              { ...at('receipt'), lazy: download(() => import('./orders/ReceiptPage.tsx')) },
            ],
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
