import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { examplePane } from '../../pane.css.ts';

export interface BothThemesProps {
  /** A story that only renders, such as a `StateMatrix`. */
  of: Parameters<typeof useOf>[0];
}

/** A story in light and dark, one under another. */
export function BothThemes({ of }: BothThemesProps) {
  const { story } = useOf(of, ['story']);
  // The context lacks the parts of a playing story: signal and canvas.
  const context = useContext(DocsContext).getStoryContext(story) as Parameters<
    typeof story.undecoratedStoryFn
  >[0];
  return (
    <Unstyled>
      <I18nProvider locale="ru-RU">
        {['light', 'dark'].map((theme) => (
          <div key={theme} className={examplePane} data-theme={theme}>
            {story.undecoratedStoryFn(context)}
          </div>
        ))}
      </I18nProvider>
    </Unstyled>
  );
}
