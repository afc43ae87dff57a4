import { usePaged } from '../shared/paged.ts';

/**
 * Orders of the person, newest first, page by page (`GET /api/orders/`). The feed downloads `order.ts` and needs no list,
 * so this is not a part of it.
 */
export const useMyOrders = () => usePaged('myOrders', (position) => ({ query: position }));
