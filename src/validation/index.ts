export { commentLength, validateComment } from './comment.ts';
export {
  isEmail,
  normalizeEmail,
  validateEmail,
  validateEmailConfirmation,
  validateLoginEmail,
  validateNewEmail,
  validateResetEmail,
} from './email.ts';
export { validateName } from './name.ts';
export {
  passwordParts,
  validateCurrentPassword,
  validateLoginPassword,
  validateNewPassword,
  validatePassword,
  validatePasswordConfirmation,
  validateRegistrationPassword,
} from './password.ts';
export { normalizePhone, normalizePhoneKey, validatePhone, validatePhoneKey } from './phone.ts';
export { validateUploadRoom, validateUploadSize, type UploadKind } from './upload.ts';
export { usernameParts, validateNewUsername, validateUsername } from './username.ts';
