export { createBrowserSession } from './browser.ts';
export { useEngine } from './context.ts';
export {
  useConfirmResetEmail,
  useDeleteAccount,
  useSendPhoneVerification,
  useSendVerification,
  useSetEmail,
  useSetPassword,
  useUpdateUser,
  useVerifyPhone,
} from './hooks/account.ts';
export {
  useActivate,
  useConfirmResetPassword,
  useLogin,
  useLogout,
  useRegister,
  useResendActivation,
  useResetPassword,
} from './hooks/entry.ts';
export { useOnSignedOut, useSession } from './hooks/state.ts';
export { useUser } from './hooks/useUser.ts';
export { createSession } from './session.ts';
export { SessionCache } from './SessionCache.tsx';
export { SessionProvider, type SessionProviderProps } from './SessionProvider.tsx';
export type { RegisterError, Session, SessionDeps, SessionState, SignOutReason } from './types.ts';
