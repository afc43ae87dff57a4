import { AnchorMdx, useOf } from '@storybook/addon-docs/blocks';
import { designSections } from '../../facts/design.facts';
import * as css from './DesignLinks.css.ts';

/** Where the handbook says what the component of the page is to look like: what its own files name. */
export function DesignLinks() {
  const { preparedMeta } = useOf('meta', ['meta']);
  // «Компоненты/Примитивы/Кнопка · Button»
  const [component = ''] = /\w+$/.exec(preparedMeta.title) ?? [];
  const sections = designSections[component] ?? [];
  if (sections.length === 0) return null;
  return (
    <p className={css.line}>
      Оформление:{' '}
      {sections.map(({ number, title }, index) => (
        <span key={number} lang="en">
          {index > 0 && ', '}
          <AnchorMdx href={`?path=/docs/handbook-design--docs#section-${number}`} target="_self">
            {number}. {title}
          </AnchorMdx>
        </span>
      ))}
    </p>
  );
}
