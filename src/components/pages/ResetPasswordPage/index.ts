export {
  ResetPasswordPage,
  type ResetPasswordPageProps,
  type ResetPasswordStatus,
} from './ResetPasswordPage.tsx';
