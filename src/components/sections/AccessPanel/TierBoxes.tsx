import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { formatCount } from '#src/format/plural.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { AudienceTier } from './access.ts';
import * as css from './AccessPanel.css.ts';

interface TierBoxesProps {
  tiers: readonly AudienceTier[];
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** The tiers to which a post is open, each with how many have it. */
export function TierBoxes({ tiers, chosen, onChange }: TierBoxesProps) {
  const choose = (values: readonly string[]) =>
    onChange(tiers.map(({ id }) => id).filter((id) => values.includes(String(id))));
  return (
    <CheckboxGroup
      className={css.tiers}
      aria-label="Кому из уровней открыт пост"
      value={chosen.map(String)}
      onChange={choose}
    >
      {tiers.map(({ id, name, count }) => (
        <Checkbox className={css.tier} key={id} value={String(id)}>
          <span className={css.box}>
            <span className={css.sign}>
              <Icon name="check" size="small" />
            </span>
          </span>
          <span className={css.name}>{name}</span>
          <span className={css.count}>{formatCount(count)}</span>
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
