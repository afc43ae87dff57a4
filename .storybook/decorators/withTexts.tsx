import type { Decorator } from '@storybook/react-vite';
import * as css from './overlay.css.ts';
import { mapArgs, type Stress, stresses } from './texts.ts';

/** Toolbar switch «Тексты»: shows the story with shorter, longer or no texts, as far as its args hold them. */
export const withTexts: Decorator = (Story, { args, argTypes, globals }) => {
  const stress: Stress | 'real' = globals['texts'];
  if (stress === 'real') return <Story />;
  let hasTexts = false;
  const stressed = mapArgs(args, argTypes, (text) => {
    hasTexts = true;
    return stresses[stress](text);
  });
  return (
    <>
      <Story args={stressed} />
      {!hasTexts && <p className={css.note}>Тексты этого примера постоянные: переключатель их не меняет</p>}
    </>
  );
};
