import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Profile } from '#src/api/contract.ts';
import type { Step } from '#src/components/sections/FirstSteps/FirstSteps.tsx';
import { useProfile } from '#src/data/profiles/profile.ts';
import { useTiers } from '#src/data/tiers/tiers.ts';
import { withNoun } from '#src/format/plural.ts';
import { OwnPosts } from '../drafts/OwnPosts.tsx';
import { ownPostsHref, paths, tiersHref } from '../shared/paths.ts';
import { personHref } from '../shared/people.ts';
import { useInner, viewOf } from '../shell/inner.ts';
import { Authors } from '../subscriptions/Authors.tsx';
import { Subscriptions } from '../subscriptions/Subscriptions.tsx';
import { Tiers } from '../tiers/Tiers.tsx';
import { useBecomingAuthor } from './useBecomingAuthor.tsx';
import { Person } from './UserProfilePage.tsx';

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

interface OwnPersonProps {
  /** Number of the signed-in person. */
  name: string;
}

/** `/profile`: one's own page, with its owner's tools. */
function OwnPerson({ name }: OwnPersonProps) {
  const loaded = useProfile(name);
  const { tiers } = useTiers();
  const { become, popup } = useBecomingAuthor();
  const members = useMemo(() => new Map(tiers?.results.map((tier) => [tier.id, tier.members])), [tiers]);
  const value = loaded.data?.value;

  async function becomeAuthor(): Promise<void> {
    if (await become()) loaded.load();
  }

  return (
    <>
      <Person
        name={name}
        loaded={loaded}
        own={{
          members,
          tools: {
            publicHref: value ? personHref(value) : paths.profile,
            editHref: paths.profileEdit,
            tiersHref,
            followers: tiers ? withNoun(tiers.free, ['человек', 'человека', 'человек']) : '',
            steps: value?.author ? presentChecklist(value.author) : [],
            onBecomeAuthor: () => void becomeAuthor(),
          },
        }}
      />
      {popup}
    </>
  );
}

const placeOf = (row: string) => `${paths.profileEdit}#${row}`;

/** The steps to a complete author's page, in the best order. */
const presentChecklist = (author: NonNullable<Profile['author']>): readonly Step[] => [
  {
    title: 'Имя и портрет',
    note: 'По портрету вас узнают в ленте',
    isDone: author.photo !== undefined || author.portrait !== '',
    href: placeOf('portrait'),
    action: 'Добавить портрет',
  },
  {
    title: 'Пара слов о себе',
    note: 'О чём вы и для кого',
    isDone: author.bio !== '',
    href: placeOf('bio'),
    action: 'Написать',
  },
  {
    title: 'Уровни подписки',
    note: 'За что и сколько платят читатели',
    isDone: author.tiers.length > 0,
    href: tiersHref,
    action: 'Добавить уровень',
  },
  {
    title: 'Закрепите пост',
    note: 'С него начнут новые читатели',
    isDone: author.pinned !== null,
    href: ownPostsHref,
    action: 'Выбрать пост',
  },
  {
    title: 'Добавьте ссылки',
    note: 'Где вас ещё читают и смотрят',
    isDone: author.links.length > 0,
    href: placeOf('links'),
    action: 'Добавить ссылки',
  },
];
