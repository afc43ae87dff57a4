export { createBrowserSession } from './browser.ts';
export { useEngine } from './context.ts';
export {
  useConfirmResetPassword,
  useLogin,
  useLogout,
  useOnSignedOut,
  useRegister,
  useResendActivation,
  useResetPassword,
  useSession,
  useUser,
} from './hooks.ts';
export { createSession } from './session.ts';
export { SessionProvider, type SessionProviderProps } from './SessionProvider.tsx';
export type { RegisterError, Session, SessionDeps, SessionState, SignOutReason } from './types.ts';
