import { useLocation } from 'react-router-dom';
import { useInner, viewOf } from '../shell/inner.ts';
import { Authors } from '../subscriptions/Authors.tsx';
import { Subscriptions } from '../subscriptions/Subscriptions.tsx';
import { Tiers } from '../tiers/Tiers.tsx';
import { OwnPosts } from '../drafts/OwnPosts.tsx';
import { OwnPerson } from './OwnPerson.tsx';

/** `/profile` and its views (readings D35); without one it is the person's own page. */
export function Component() {
  const { user } = useInner();
  switch (viewOf(useLocation().search)) {
    case 'subscriptions':
      return <Subscriptions />;
    case 'authors':
      return <Authors />;
    case 'posts':
      return <OwnPosts />;
    case 'tiers':
      return <Tiers />;
    default:
      return <OwnPerson name={String(user.id)} />;
  }
}
