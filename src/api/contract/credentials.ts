import { closed } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { Empty, Filled } from './shapes.ts';

const Email = closed({ email: Filled });
/** The two halves of a link in a message. */
const link = { uid: Filled, token: Filled };
const newPassword = { new_password: Filled, re_new_password: Filled };
const newEmail = { new_email: Filled, re_new_email: Filled };

const nothing = { method: 'POST', status: 204, reply: Empty } as const;
const byLink = { ...nothing, isOpen: true } as const;

/** Calls that change the e-mail and the password, with their messages. */
export const credentials = {
  activate: { path: '/auth/users/activation/', body: closed(link), ...byLink },
  resendActivation: { path: '/auth/users/resend_activation/', body: Email, ...byLink },
  resetPassword: { path: '/auth/users/reset_password/', body: Email, ...byLink },
  confirmResetPassword: {
    path: '/auth/users/reset_password_confirm/',
    body: closed({ ...link, ...newPassword }),
    ...byLink,
  },
  resetEmail: { path: '/auth/users/reset_email/', body: Email, ...byLink },
  confirmResetEmail: {
    path: '/auth/users/reset_email_confirm/',
    body: closed({ ...link, ...newEmail }),
    ...byLink,
  },
  setEmail: {
    path: '/auth/users/set_email/',
    body: closed({ current_password: Filled, ...newEmail }),
    ...nothing,
  },
  setPassword: {
    path: '/auth/users/set_password/',
    body: closed({ current_password: Filled, ...newPassword }),
    ...nothing,
  },
} as const satisfies Record<string, Endpoint>;
