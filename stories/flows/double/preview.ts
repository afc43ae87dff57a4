import type { Reader } from '#src/server/posts/access.ts';
import type { Handlers } from './call.ts';
import { authorOf, type Content } from './content.ts';
import { findDraft } from './draft.ts';
import { toWhole } from './present.ts';
import { compose } from './publication.ts';
import { invalid } from './refusal.ts';

/** Nobody has this id: the reader of the preview is not its author. */
const nobody = 0;

/** A post through the eyes of a reader, by the code that answers readers. */
export const previewCalls = (content: Content): Handlers => ({
  previewDraft({ caller, params, query }) {
    const draft = findDraft(content, caller().account.id, params.id);
    const as = query.get('as');

    /** @throws {Refusal} 400 for anything but `stranger`, `subscriber` and a tier of the author's */
    function askedReader(): Reader['subscription'] {
      if (as === 'stranger') return undefined;
      if (as === 'subscriber') return { tierId: null };
      const tier = authorOf(content, draft.author).tiers.find(({ id }) => String(id) === as);
      if (tier === undefined)
        throw invalid({ as: ['Выберите stranger, subscriber или номер своего уровня.'] });
      return { tierId: tier.id };
    }

    const post = compose(content, draft, draft.publishAt ?? new Date());
    return { ...toWhole(content, nobody, post, askedReader()), previous: null, next: null };
  },
});
