import type { Count } from './profile.ts';
import * as css from './ProfilePage.css.ts';

interface FactsProps {
  counts: readonly Count[];
  /** «с марта 2025». */
  since: string;
}

/** Counts of the profile and the date it began. */
export function Facts({ counts, since }: FactsProps) {
  return (
    <ul className={css.facts}>
      {counts.map(({ number, noun }) => (
        <li key={noun}>
          <span className={css.number}>{number}</span>
          {`\u00a0${noun}`}
        </li>
      ))}
      <li>{since}</li>
    </ul>
  );
}
