import { usePaged } from '../shared/paged.ts';

/** Orders of the person, newest first, page by page (`GET /api/orders/`). */
export const useMyOrders = () => usePaged('myOrders', (position) => ({ query: position }));
