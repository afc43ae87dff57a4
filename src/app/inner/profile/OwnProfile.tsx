import { ComingPage } from '#src/components/pages/ComingPage/index.ts';
import { AccountLinks } from '#src/components/sections/AccountLinks/index.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { titles } from '../../meta/titles.ts';
import { paths } from '../../navigation/paths.ts';
import { useInner } from '../area/context.ts';

/** The profile itself, which is not built yet, with what phones find nowhere else. */
export function OwnProfile() {
  const { onLogout } = useInner();
  return (
    <ComingPage title={titles.profile} feedHref={paths.feed}>
      <PageMeta title={titles.profile} noIndex />
      <AccountLinks
        settingsHref={paths.settings}
        knowledgeBaseHref={paths.knowledgeBase}
        onLogout={onLogout}
      />
    </ComingPage>
  );
}
