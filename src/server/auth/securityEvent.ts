import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../limits/countCalls.ts';

/** Events for people who watch over accounts; `userId` is the account concerned. */
export type SecurityEvent =
  | { readonly event: 'login'; readonly userId: number }
  | {
      readonly event: 'login_failed';
      readonly reason: 'unknown_account' | 'wrong_password' | 'captcha';
      readonly userId: number | null;
    }
  | {
      readonly event:
        | 'registered'
        | 'refresh_reused'
        | 'wrong_current_password'
        | 'password_changed'
        | 'password_reset'
        | 'email_changed'
        | 'email_reset'
        | 'logout'
        | 'payment_method_revoked'
        | 'sessions_ended';
      readonly userId: number;
    }
  /** `callerId`: the person or a member of staff. */
  | { readonly event: 'account_deleted'; readonly userId: number; readonly callerId: number };

/** The last number of an IPv4 address stays out: it would name one household. */
const loggedNetwork = (request: Pick<FastifyRequest, 'ip'>) =>
  clientNetwork(request).replace(/\.\d+$/, '.0/24');

/** Writes the event down with the request's id and network; the log holds no address, token or password. */
export function logSecurityEvent(
  request: Pick<FastifyRequest, 'ip' | 'log'>,
  { event, ...facts }: SecurityEvent,
): void {
  request.log.info({ security: event, ...facts, network: loggedNetwork(request) }, 'security event');
}
