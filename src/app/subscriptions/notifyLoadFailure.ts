import { notify } from '../shell/notify.ts';

/** Milliseconds (specification section 8). */
const timeout = 5000;

/** The list of subscriptions could not be loaded. */
export const notifyLoadFailure = (text: string) => notify({ tone: 'error', title: 'Ошибка', text }, timeout);
