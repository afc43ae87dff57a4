import { font, text } from '#src/theme/index.ts';
import { typeFacts } from '../typeFacts.ts';
import { usersOf } from '../places.ts';
import { Copy } from './Copy.tsx';
import { Places } from './Places.tsx';
import * as css from './TypeStyles.css.ts';

type Name = keyof typeof text;

const sums = new Set<Name>([
  'numeral',
  'result',
  'resultUnit',
  'fieldLarge',
  'fieldLong',
  'figure',
  'figureLarge',
  'price',
  'sum',
  'sumPart',
  'sumTotal',
  'sumGreat',
]);
const giant = new Set<Name>(['numeral', 'result', 'errorNumber']);

/** Sample of a style: its text on the site, or a Russian sentence. */
function sampleOf(name: Name): string {
  if (name === 'errorNumber') return '404';
  if (giant.has(name)) return '450';
  if (name === 'resultUnit') return 'руб/мес';
  if (name === 'sumUnit') return 'руб.';
  if (name === 'count') return '12';
  if (sums.has(name)) return '1 048 руб.';
  const rule: { fontFamily?: string } = text[name];
  return rule.fontFamily === font.author
    ? 'Ёжик вышел на сцену — и «Красная строка» зазвучала иначе.'
    : 'Съешьте ещё этих «ёлочек» — и за работу';
}

interface TypeStylesProps {
  /** Files by the token that they use. */
  uses: Readonly<Record<string, readonly string[]>>;
}

/** Every text style with its numbers, and who uses it. */
export function TypeStyles({ uses }: TypeStylesProps) {
  return Object.entries(text).map(([key, rule]) => {
    const name = key as Name;
    return (
      <div key={key} className={css.row}>
        <div className={css.facts}>
          <Copy value={`text.${name}`}>{name}</Copy>
          <p>{typeFacts(rule).join(', ')}</p>
          <Places paths={usersOf(`text.${name}`, uses)} />
        </div>
        <p className={css.sample[name]} lang="ru">
          {sampleOf(name)}
        </p>
      </div>
    );
  });
}
