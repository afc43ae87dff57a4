import * as css from './Facts.css.ts';

interface FactsProps {
  title: string;
  rows: readonly (readonly [name: string, value: string])[];
}

/** A short list of names and values. */
export function Facts({ title, rows }: FactsProps) {
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className={css.row}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
