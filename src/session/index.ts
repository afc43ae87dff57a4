export { createBrowserSession } from './browser.ts';
export { accountKey, isCurrent, useAccountKey } from './cache/accountKey.ts';
export { aged, type Aged } from './cache/aged.ts';
export { useAged } from './cache/useAged.ts';
export { useSession } from './context.ts';
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
export { useOnSignedOut, useSessionState } from './hooks/state.ts';
export { useRenewUser, useUser } from './hooks/useUser.ts';
export { createSession } from './session.ts';
export { SessionProvider } from './SessionProvider.tsx';
export type { Session, SessionState, SignOutReason } from './types.ts';
