import { useRef, useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { nounAfter } from '#src/format/noun.ts';
import { formatCount } from '#src/format/plural.ts';
import type { Load } from '#src/status/load.ts';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Box } from '../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { RadioRows } from '../../primitives/RadioRows/RadioRows.tsx';
import { Field } from '../../primitives/TextField/TextField.tsx';
import { TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { validatePostPrice } from '#src/validation/index.ts';
import { type Access, accessFor, type Audience, type AudienceTier, priceText, reachOf } from './access.ts';
import * as css from './AccessPanel.css.ts';

export { type Access, type Audience, reachOf } from './access.ts';

export interface AccessPanelProps {
  access: Access;
  /** Numbers of readers, and the tiers. */
  audience: Load<Audience>;
  /** Address of the tiers. */
  tiersHref: string;
  onChange: (access: Access) => void;
  /** Ask for the audience once more, after a failure. */
  onRetry: () => void;
}

/** «Доступ»: who may read the post, and how many that are (design section 14). */
export function AccessPanel({ access, audience, tiersHref, onChange, onRetry }: AccessPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const loaded = audience.kind === 'loading' ? undefined : audience.value;
  // Another choice and back: the price is still there.
  const [price, setPrice] = useState(() => (access.kind === 'buyers' ? priceText(access.price) : ''));
  const choose = (kind: Access['kind']) => onChange(accessFor(kind, price));
  return (
    <section>
      <h2 className={css.title} ref={title} tabIndex={-1}>
        Доступ
      </h2>
      <RadioRows
        label="Кто увидит пост"
        value={access.kind}
        onChange={choose}
        rows={[
          { value: 'everyone', label: 'Всем', note: 'Тем, кто вошёл' },
          { value: 'followers', label: 'Подписчикам', note: followersNote(loaded) },
          { value: 'tiers', label: 'Уровням…', note: 'Кого отметите' },
          { value: 'buyers', label: 'Купить за…', note: 'Тем, кто заплатит один раз' },
        ]}
      />
      {access.kind === 'tiers' && loaded !== undefined && (
        <Tiers access={access} audience={loaded} tiersHref={tiersHref} onChange={onChange} />
      )}
      {access.kind === 'buyers' && (
        <PriceField
          value={price}
          onChange={(typed) => {
            setPrice(typed);
            onChange(accessFor('buyers', typed));
          }}
        />
      )}
      <LoadFailure load={audience} onRetry={onRetry} fallbackFocus={title} place="row" />
      {audience.kind === 'loading' ? (
        <Busy>
          <p className={css.reach}>
            <TextSkeleton length="longest" />
          </p>
        </Busy>
      ) : (
        loaded !== undefined && <Reach access={access} audience={loaded} />
      )}
    </section>
  );
}

interface PriceFieldProps {
  /** As it is typed. */
  value: string;
  onChange: (value: string) => void;
}

/** The price of the post. A wrong one is told of once the author has left the field. */
function PriceField({ value, onChange }: PriceFieldProps) {
  const [isLeft, setLeft] = useState(value !== '');
  return (
    <div className={css.price}>
      <Field
        name="price"
        label="Цена поста"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={onChange}
        onBlur={() => setLeft(true)}
        after={<span className={css.unit}>руб.</span>}
        description="Подписка на уровень этот пост не откроет"
        errorMessage={isLeft ? validatePostPrice(value) : undefined}
      />
    </div>
  );
}

function followersNote(audience: Audience | undefined): string {
  if (audience === undefined) return 'Всем, с бесплатными';
  return audience.followers === 0
    ? 'Пока их нет, увидят будущие'
    : `Всем ${formatCount(audience.followers)}, с бесплатными`;
}

interface TiersProps extends Pick<AccessPanelProps, 'tiersHref' | 'onChange'> {
  access: Extract<Access, { kind: 'tiers' }>;
  audience: Audience;
}

function Tiers({ access, audience, tiersHref, onChange }: TiersProps) {
  if (audience.tiers.length === 0)
    return (
      <p className={css.none}>
        Уровней пока нет. <Link href={tiersHref}>Создать уровень</Link>
      </p>
    );
  return (
    <TierBoxes
      tiers={audience.tiers}
      chosen={access.ids}
      onChange={(ids) => onChange({ kind: 'tiers', ids })}
    />
  );
}

function Reach({ access, audience }: { access: Access; audience: Audience }) {
  if (access.kind === 'tiers' && audience.tiers.length === 0) return null;
  const reach = reachOf(access, audience);
  if (reach !== undefined && reach > 0)
    return (
      <p className={css.reach} role="status">
        <span className={css.figure}>{formatCount(reach)}</span>{' '}
        {nounAfter(String(reach), ['человек увидит', 'человека увидят', 'человек увидят'])} пост
      </p>
    );
  return (
    <p className={css.reach} role="status">
      {unreached(access)}
    </p>
  );
}

/** The words where there is no number of people to say. */
function unreached(access: Access): string {
  switch (access.kind) {
    case 'everyone':
      return 'Увидят все, кто вошёл';
    case 'followers':
      return 'Пока никто: подписчиков ещё нет';
    case 'tiers':
      return access.ids.length === 0
        ? 'Пока никто: отметьте хотя бы один уровень'
        : 'Пока никто: на эти уровни ещё не подписались';
    case 'buyers':
      return access.price === undefined ? 'Пока никто: назначьте цену' : 'Увидят те, кто купит';
  }
}

interface TierBoxesProps {
  tiers: readonly AudienceTier[];
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** The tiers to which a post is open, each with how many have it. */
function TierBoxes({ tiers, chosen, onChange }: TierBoxesProps) {
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
          <Box />
          <span className={css.name}>{name}</span>
          <span className={css.count}>{formatCount(count)}</span>
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
