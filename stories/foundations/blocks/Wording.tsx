import { setRussian } from '#src/format/typesetting.ts';
import { Do, DoDont, Dont } from '../../../.storybook/blocks/index.ts';
import * as css from './Wording.css.ts';

interface WordingProps {
  /** Our wording. */
  right: string;
  /** The wording to avoid. */
  wrong: string;
  /** The difference. */
  why: string;
}

/** Two ways to say the same, and why one of them is ours. */
export const Wording = ({ right, wrong, why }: WordingProps) => (
  <DoDont>
    <Do>
      <p className={css.example}>{setRussian(right)}</p>
    </Do>
    <Dont why={setRussian(why)}>
      <p className={css.example}>{setRussian(wrong)}</p>
    </Dont>
  </DoDont>
);
