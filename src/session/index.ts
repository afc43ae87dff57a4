export { accountKey, isCurrent, useAccountKey } from './accountKey.ts';
export {
  useActivate,
  useConfirmResetEmail,
  useConfirmResetPassword,
  useDeleteAccount,
  useLogin,
  useLogout,
  useRegister,
  useResendActivation,
  useResetPassword,
  useSendPhoneVerification,
  useSendVerification,
  useSetEmail,
  useSetPassword,
  useUpdateUser,
  useVerifyPhone,
  useWriteToSupport,
} from './actions.ts';
export { type CacheEntry, cacheEntry, loadEntry, useCached } from './cache.ts';
export { useOnSignedOut, useSession, useSessionState } from './context.ts';
export { createBrowserSession, createSession } from './session.ts';
export { SessionProvider } from './SessionProvider.tsx';
export type { Session, SessionEndpoint, SessionState, SignOutReason } from './types.ts';
export { useRenewUser, useUser } from './useUser.ts';
