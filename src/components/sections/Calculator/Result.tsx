import { groupSeparator } from '#src/format/digits.ts';
import { sayIncome } from '#src/format/income.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { breakable, longest, result, unit } from './Result.css.ts';

interface ResultProps {
  income: string;
  /** Announced instead of the income itself, see `CalculatorProps`. */
  spokenIncome: string | undefined;
}

/** The income in giant figures; a longer number is set smaller, so that it keeps to its column. */
export function Result({ income, spokenIncome }: ResultProps) {
  const { length } = income;
  const isBreakable = length >= breakable;
  return (
    <output
      className={result}
      data-length={Math.min(length, longest)}
      data-breakable={isBreakable || undefined}
    >
      <span aria-hidden>
        {isBreakable ? income.replaceAll(groupSeparator, ' ') : income} <span className={unit}>руб/мес</span>
      </span>
      <VisuallyHidden>{spokenIncome ?? sayIncome(income)}</VisuallyHidden>
    </output>
  );
}
