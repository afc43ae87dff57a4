import { Copy } from './Copy.tsx';
import * as css from './Steps.css.ts';

interface StepsProps {
  /** Group of the tokens, as it is imported. */
  token: string;
  /** Values by the names of the steps. */
  values: Readonly<Record<string, string | number>>;
}

/** Steps of a scale in words: name and value. */
export function Steps({ token, values }: StepsProps) {
  return (
    <dl className={css.steps}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name} className={css.step}>
          <dt>
            <Copy value={/^\d/.test(name) ? `${token}[${name}]` : `${token}.${name}`} />
          </dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
