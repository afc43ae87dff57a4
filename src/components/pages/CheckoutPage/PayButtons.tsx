import { Button } from '../../primitives/Button/Button.tsx';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PendingDots } from '../../primitives/PendingDots/PendingDots.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CheckoutPage.css.ts';

interface PayButtonsProps {
  /** «Оплатить 500 руб.» */
  label: string;
  icon: IconName;
  isPending: boolean;
  backHref: string;
}

/** «Оплатить» keeps its size and its sum while it waits: the dots take the place of the sign. */
export function PayButtons({ label, icon, isPending, backHref }: PayButtonsProps) {
  return (
    <div className={css.actions}>
      <div className={css.pay}>
        <Button type="submit" isPending={isPending}>
          {isPending ? <PendingDots size="icon" /> : <Icon name={icon} />}
          <span>{label}</span>
          {isPending && <VisuallyHidden>: открываем страницу банка</VisuallyHidden>}
        </Button>
      </div>
      <LinkButton href={backHref} kind="ghost">
        Не сейчас
      </LinkButton>
    </div>
  );
}
