/** The parts of a movement of money that its words are made of. */
export interface DescribedMovement {
  readonly kind: 'sale' | 'refund' | 'payout' | 'dispute' | 'other';
  readonly purpose: 'tier' | 'post' | 'donation' | null;
  /** Name of the tier or the post. */
  readonly title: string;
  /** Words that came with a donation. */
  readonly message: string;
  /** Name of the payer; `null` once their account is deleted. */
  readonly payer: string | null;
}

function subjectOf({ purpose, title, message }: DescribedMovement): string {
  switch (purpose) {
    case 'tier':
      return `«${title}», месяц`;
    case 'post':
      return `Пост «${title}»`;
    case 'donation':
      return message === '' ? 'Донат' : `Донат: «${message}»`;
    case null:
      return '';
  }
}

/** Words of a movement, the same on the page, on paper and in the file: who, and for what. */
export function describeMovement(movement: DescribedMovement): { title: string; note: string } {
  const payer = movement.payer ?? 'Поддержавший';
  switch (movement.kind) {
    case 'sale':
      return { title: payer, note: subjectOf(movement) };
    case 'refund':
      return { title: `Возврат: ${payer}`, note: subjectOf(movement) };
    case 'payout':
      return { title: 'Выплата', note: '' };
    case 'dispute':
      return { title: 'Спор о платеже', note: subjectOf(movement) };
    case 'other':
      return { title: 'Исправление', note: '' };
  }
}
