import { AnchorMdx, useOf } from '@storybook/addon-docs/blocks';
import { componentOf } from '../../componentOf.ts';
import { designSections } from '../../facts/design.facts';

/** Links to the sections of the design that the component's files refer to. */
export function DesignLinks() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const sections = designSections[componentOf(preparedMeta.title)] ?? [];
  if (sections.length === 0) return null;
  return (
    <span>
      Оформление:{' '}
      {sections.map(({ number, title }, index) => (
        <span key={number} lang="en">
          {index > 0 && ', '}
          <AnchorMdx href={`?path=/docs/handbook-design--docs#section-${number}`} target="_self">
            {number}. {title}
          </AnchorMdx>
        </span>
      ))}
    </span>
  );
}
