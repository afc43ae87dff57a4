import type { EndpointName, Route } from './contract.ts';

/**
 * Method and path of every call (specification section 7). Only types come from the contract: its schemas stay on the
 * server. Every path ends with `/`: Django answers others with a redirect that turns a POST into a GET.
 */
export const routes: { readonly [Name in EndpointName]: Route<Name> } = {
  login: ['POST', '/auth/jwt/create/'],
  refresh: ['POST', '/auth/jwt/refresh/'],
  verify: ['POST', '/auth/jwt/verify/'],
  logout: ['POST', '/auth/jwt/logout/'],
  register: ['POST', '/auth/users/'],
  me: ['GET', '/auth/users/me/'],
  resetPassword: ['POST', '/auth/users/reset_password/'],
  confirmResetPassword: ['POST', '/auth/users/reset_password_confirm/'],
  resendActivation: ['POST', '/auth/users/resend_activation/'],
  feed: ['GET', '/api/feed/'],
};
