import { type FormEvent, useRef, useState } from 'react';
import { formatPrice } from '#src/format/money.ts';
import {
  donationBounds,
  donationMessageLength,
  readWholeNumber,
  tidyText,
  validateDonation,
  validateDonationMessage,
} from '#src/validation/index.ts';
import { AmountChoice } from '../../primitives/AmountChoice/AmountChoice.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { GoalProgress, type GoalProgressProps } from '../GoalProgress/GoalProgress.tsx';
import * as css from './Worth.css.ts';

/** A donation as it is ordered. */
export interface Donation {
  /** Kopecks. */
  readonly amount: number;
  /** Words for the author, trimmed; may be empty. */
  readonly message: string;
}

export interface WorthProps {
  /** Under a post that is open to all, or on the author's page. */
  place: 'post' | 'author';
  /** Percent that the author gets. */
  share: number;
  /** The author collects for something. @default no goal */
  goal?: GoalProgressProps | undefined;
  /** «41 человек заплатил за этот пост». @default nobody has */
  people?: string | undefined;
  /** Kopecks that the reader has given here: the block thanks and does not ask again. @default 0 */
  given?: number;
  /** The order is being made; its page opens then. */
  isPending: boolean;
  /** Reason why it was not made. */
  failure?: string | undefined;
  onDonate: (donation: Donation) => void;
}

const amounts = { post: [50, 150, 500], author: [100, 300, 500, 1000] } as const;

/** «Оценить вклад» under a post, «Поддержать» on the author's page: a sum and a few words. */
export function Worth({ place, share, goal, people, given = 0, ...form }: WorthProps) {
  const isPost = place === 'post';
  const title = isPost ? 'Сколько это стоит для вас?' : 'Поддержать автора';
  const isThanks = isPost && given > 0;
  return (
    <section className={css.block} aria-label={isPost ? 'Оценить вклад' : 'Поддержать'}>
      <div>
        <h2 className={css.title}>{isThanks ? 'Спасибо' : title}</h2>
        <p className={css.lead}>
          {isThanks
            ? 'Заплатить ещё раз можно на странице автора: здесь мы больше не спросим.'
            : `${isPost ? 'Пост открыт всем. Если он пригодился, можно заплатить' : 'Разово и без подписки'}, сколько не жалко: автору придёт ${share} %.`}
        </p>
      </div>
      {goal && <GoalProgress {...goal} />}
      {isThanks ? (
        <p className={css.arrived}>
          <Icon name="check" />
          <span>
            <Money kind="text" kopecks={given} /> дошли. Чек на почте
          </span>
        </p>
      ) : (
        <DonationFields amounts={amounts[place]} {...form} />
      )}
      {people !== undefined && <p className={css.people}>{people}</p>}
    </section>
  );
}

interface DonationFieldsProps extends Pick<WorthProps, 'isPending' | 'failure' | 'onDonate'> {
  amounts: readonly number[];
}

function DonationFields({ amounts: listed, isPending, failure, onDonate }: DonationFieldsProps) {
  const [value, setValue] = useState(String(listed[1] ?? ''));
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const wrongSum = validateDonation(value);
  const wrongWords = validateDonationMessage(message);
  const rubles = wrongSum === undefined ? readWholeNumber(value) : undefined;

  function send(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (rubles === undefined) input.current?.focus();
    else if (wrongWords === undefined) onDonate({ amount: rubles * 100, message: tidyText(message) });
    else words.current?.focus();
  }

  return (
    <form className={css.form} onSubmit={send} noValidate>
      <Banner tone="error">{failure}</Banner>
      <AmountChoice
        label="Сколько"
        amounts={listed}
        value={value}
        onChange={setValue}
        onBlur={() => setTried(value !== '')}
        note={`О${donationBounds.slice(1)}`}
        errorMessage={isTried ? wrongSum : undefined}
        isReadOnly={isPending}
        inputRef={input}
      />
      <TextArea
        name="message"
        label="Сообщение, если хочется"
        isLabelShown
        value={message}
        onChange={setMessage}
        description="Увидит только автор"
        limit={donationMessageLength}
        errorMessage={isTried ? wrongWords : undefined}
        isReadOnly={isPending}
        areaRef={words}
      />
      <div className={css.send}>
        <Button kind="secondary" type="submit" isPending={isPending}>
          {isPending
            ? 'Оформляем...'
            : `Заплатить${rubles === undefined ? '' : ` ${formatPrice(rubles * 100)}`}`}
        </Button>
      </div>
    </form>
  );
}
