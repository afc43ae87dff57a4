import type { Body, Reply } from '#src/api/contract.ts';
import {
  tidyText,
  validateTierDescription,
  validateTierName,
  validateTierPlaces,
  validateTierPrice,
} from '#src/validation/index.ts';
import type { Call, Handlers } from './call.ts';
import { type Author, authorByAccount, type Content, type Tier } from './content.ts';
import { enterAuthor } from './enterAuthor.ts';
import { countMembers, followersOf } from './followings.ts';
import { checkFields, ifGiven, invalid, notFound, Refusal } from './refusal.ts';
import type { State } from './state.ts';

/** Tiers of an author that can be taken; of archived ones there may be any number. */
const mostOffered = 20;

/** The fields of a tier that are given, checked. @throws {Refusal} 400 with messages by field */
function keptTier<Fields extends Omit<Body<'updateTier'>, 'archived'>>(given: Fields): Fields {
  const { name, description, price, places } = given;
  checkFields({
    name: ifGiven(name, validateTierName),
    description: ifGiven(description, validateTierDescription),
    // Prices are whole roubles: a fraction of one breaks the rule of the field.
    price: ifGiven(price, (kopecks) => validateTierPrice(String(kopecks / 100))),
    places: ifGiven(places, (count) => validateTierPlaces(String(count ?? ''))),
  });
  return {
    ...given,
    ...(name !== undefined && { name: tidyText(name) }),
    ...(description !== undefined && { description: tidyText(description) }),
  };
}

/** @throws {Refusal} 400 where there is no room for one more */
function requireRoom({ tiers }: Author): void {
  if (tiers.filter(({ archived }) => !archived).length < mostOffered) return;
  throw new Refusal(400, {
    detail: `Уровней может быть не больше ${mostOffered}. Уберите один из них в архив.`,
  });
}

/** What an author's readers can subscribe to. Subscribers keep the price that was agreed. */
export function tierCalls(state: State, content: Content): Handlers {
  const present = (tier: Tier): Reply<'updateTier'> => ({ ...tier, members: countMembers(content, tier) });

  function presentAll(author: Author | undefined): Reply<'tiers'> {
    if (author === undefined) return { results: [], free: 0 };
    const free = followersOf(content, author.id).filter(({ tier }) => tier === null);
    return { results: author.tiers.map(present), free: free.length };
  }

  const enter = ({ caller }: Pick<Call<'tiers'>, 'caller'>): Author =>
    enterAuthor(state, content, caller().account);

  return {
    tiers: ({ caller }) => presentAll(authorByAccount(content, caller().account.id)),
    createTier({ body, ...call }) {
      const kept = keptTier(body);
      const author = enter(call);
      requireRoom(author);
      const tier = { ...kept, id: state.nextId(), archived: false };
      author.tiers = [...author.tiers, tier];
      return present(tier);
    },
    updateTier({ params, body: { archived, ...fields }, ...call }) {
      const kept = keptTier(fields);
      const author = enter(call);
      const tier = author.tiers.find(({ id }) => String(id) === params.id);
      if (tier === undefined) throw notFound();
      if (archived === false && tier.archived) requireRoom(author);
      return present(Object.assign(tier, kept, { archived: archived ?? tier.archived }));
    },
    orderTiers({ body: { tiers: asked }, ...call }) {
      const author = enter(call);
      const known = asked.flatMap((id) => author.tiers.find((tier) => tier.id === id) ?? []);
      const archived = author.tiers.filter((tier) => tier.archived);
      const ordered = [...known.filter((tier) => !tier.archived), ...archived];
      if (ordered.length !== author.tiers.length || known.length !== asked.length)
        throw invalid({ tiers: ['Уровни изменились. Обновите страницу и расставьте их ещё раз.'] });
      author.tiers = ordered;
      return presentAll(author);
    },
  };
}
