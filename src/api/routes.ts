import type { EndpointName, Route } from './contract.ts';

/**
 * Method and path of every call. Only types come from the contract: its schemas stay on the
 * server. Every path ends with `/`: Django answers others with a redirect that turns a POST into a GET.
 */
export const routes: { readonly [Name in EndpointName]: Route<Name> } = {
  login: ['POST', '/auth/jwt/create/'],
  refresh: ['POST', '/auth/jwt/refresh/'],
  verify: ['POST', '/auth/jwt/verify/'],
  logout: ['POST', '/auth/jwt/logout/'],
  sessions: ['GET', '/api/sessions/'],
  endOtherSessions: ['DELETE', '/api/sessions/'],
  endSession: ['DELETE', '/api/sessions/{id}/'],
  register: ['POST', '/auth/users/'],
  me: ['GET', '/auth/users/me/'],
  replaceMe: ['PUT', '/auth/users/me/'],
  updateMe: ['PATCH', '/auth/users/me/'],
  deleteMe: ['DELETE', '/auth/users/me/'],
  user: ['GET', '/auth/users/{email}/'],
  replaceUser: ['PUT', '/auth/users/{email}/'],
  updateUser: ['PATCH', '/auth/users/{email}/'],
  deleteUser: ['DELETE', '/auth/users/{email}/'],
  activate: ['POST', '/auth/users/activation/'],
  resendActivation: ['POST', '/auth/users/resend_activation/'],
  resetPassword: ['POST', '/auth/users/reset_password/'],
  confirmResetPassword: ['POST', '/auth/users/reset_password_confirm/'],
  resetEmail: ['POST', '/auth/users/reset_email/'],
  confirmResetEmail: ['POST', '/auth/users/reset_email_confirm/'],
  setEmail: ['POST', '/auth/users/set_email/'],
  setPassword: ['POST', '/auth/users/set_password/'],
  sendVerification: ['POST', '/api/auth/send-verification/'],
  sendPhoneVerification: ['POST', '/api/auth/send-phone-verification/'],
  verifyPhone: ['POST', '/api/phone-verification/verify/'],
  subscribeFree: ['POST', '/api/subscriptions/subscribe_free/'],
  cancelSubscription: ['POST', '/api/subscriptions/{id}/cancel/'],
  mySubscriptions: ['GET', '/api/subscriptions/my_subscriptions/'],
  authors: ['GET', '/api/authors/'],
  feed: ['GET', '/api/feed/'],
  newPosts: ['GET', '/api/feed/new/'],
  post: ['GET', '/api/posts/{id}/'],
  like: ['PUT', '/api/posts/{id}/like/'],
  unlike: ['DELETE', '/api/posts/{id}/like/'],
  bookmark: ['PUT', '/api/posts/{id}/bookmark/'],
  unbookmark: ['DELETE', '/api/posts/{id}/bookmark/'],
  comments: ['GET', '/api/posts/{id}/comments/'],
  newComments: ['GET', '/api/posts/{id}/comments/new/'],
  answers: ['GET', '/api/comments/{id}/answers/'],
  comment: ['POST', '/api/posts/{id}/comments/'],
  editComment: ['PATCH', '/api/comments/{id}/'],
  deleteComment: ['DELETE', '/api/comments/{id}/'],
  restoreComment: ['PUT', '/api/comments/{id}/restore/'],
  reportComment: ['POST', '/api/comments/{id}/report/'],
  reportPost: ['POST', '/api/posts/{id}/report/'],
  setCommentPolicy: ['PUT', '/api/posts/{id}/comment_policy/'],
  blockedReaders: ['GET', '/api/blocked_readers/'],
  blockReader: ['PUT', '/api/blocked_readers/{userId}/'],
  unblockReader: ['DELETE', '/api/blocked_readers/{userId}/'],
  profile: ['GET', '/api/profiles/{userId}/'],
  profilePosts: ['GET', '/api/profiles/{userId}/posts/'],
};

/**
 * The path with its placeholders filled, each value one encoded segment; `undefined` when a value cannot be one: empty,
 * or a dot segment, which would lead to another endpoint.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string | undefined {
  let isPossible = true;
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key] ?? '';
    if (['', '.', '..'].includes(value)) isPossible = false;
    return encodeURIComponent(value);
  });
  return isPossible ? filled : undefined;
}
