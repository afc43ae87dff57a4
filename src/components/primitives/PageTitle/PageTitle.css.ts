import { recipe } from '@vanilla-extract/recipes';
import { redLine, text } from '#src/theme/index.ts';

/** Words that the reader's language or an author may make long. */
const breakable = { overflowWrap: 'break-word' } as const;

/** May hold soft hyphens, which lines of equal length would break at where the word fits. */
const hyphenated = { ...breakable, textWrap: 'wrap' } as const;

export const title = recipe({
  // It takes the focus after navigation without a ring.
  base: { ...text.appTitle, outline: 'none' },
  variants: {
    kind: {
      section: {},
      article: { ...breakable, maxWidth: '20em' },
      form: redLine,
      message: { ...text.h2, ...hyphenated, maxWidth: '20em' },
      legal: { ...text.legalTitle, ...hyphenated },
    },
  },
});
