import type { Order } from '#src/api/contract.ts';

/** The seller's name, also after the account is deleted. */
export const sellerOf = ({ author }: Pick<Order, 'author'>): string =>
  author?.name ?? 'Автор удалил страницу';

/** Subject of a purchase: «Подписка «Первый ряд»», «Пост «Хлеб»», «Донат». */
export function subjectOf({ purpose, title }: Pick<Order, 'purpose' | 'title'>): string {
  switch (purpose) {
    case 'tier':
      return `Подписка «${title}»`;
    case 'post':
      return `Пост «${title}»`;
    case 'donation':
      return 'Донат';
  }
}

/** The bank has taken money for it, which may have gone back since. */
export const hasReceipt = ({ paid_at, is_refunded }: Pick<Order, 'paid_at' | 'is_refunded'>): boolean =>
  paid_at !== null || is_refunded;
