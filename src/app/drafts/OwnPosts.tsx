import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OwnPostsPage, type OwnPostsPageProps } from '#src/components/pages/OwnPostsPage/OwnPostsPage.tsx';
import { useUnsentPosts } from '#src/data/drafts/localDrafts.ts';
import { paths } from '../shared/paths.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { presentOwnPosts } from './presentOwnPosts.ts';
import { useOwnPostActions, useOwnPostsLists } from './useOwnPostActions.ts';

const tabs = ['all', 'drafts', 'scheduled', 'published'] as const;

/** `/profile?view=posts`: the author's own posts. */
export function OwnPosts() {
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState('');
  const tab: OwnPostsPageProps['tab'] = tabs.find((each) => each === query.get('tab')) ?? 'all';
  const lists = useOwnPostsLists(useSettled(words.trim()));
  const actions = useOwnPostActions(lists.renew, lists.publishAtOf);
  const unsent = useUnsentPosts();
  return (
    <>
      <PageMeta title="Мои посты" noIndex />
      <OwnPostsPage
        posts={presentOwnPosts(lists, { actions, unsent })}
        tab={tab}
        query={words}
        createHref={paths.create}
        onTabChange={(next) => setQuery({ view: 'posts', ...(next !== 'all' && { tab: next }) })}
        onQueryChange={setWords}
        onRetry={lists.retry}
        onAction={actions.run}
        onRestore={actions.restore}
        onMore={lists.more}
      />
    </>
  );
}

/** Milliseconds without a change. */
const pause = 250;

/** Returns a text after a pause in typing; an empty one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
