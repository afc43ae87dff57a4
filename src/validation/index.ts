export { bioLength, validateAuthorName, validateBio, validateRole } from './author.ts';
export { commentLength, validateComment } from './comment.ts';
export {
  donationBounds,
  donationMessageLength,
  validateDonation,
  validateDonationMessage,
  validateGoalTarget,
  validateGoalTitle,
  validatePostPrice,
} from './donation.ts';
export {
  emailKey,
  formatEmail,
  isEmail,
  normalizeEmail,
  validateEmail,
  validateEmailConfirmation,
  validateLoginEmail,
  validateNewEmail,
  validateResetEmail,
} from './email.ts';
export { validateInn, validateSellerName } from './inn.ts';
export { joinName, namelessPerson, splitName, validateGivenName, validateName } from './name.ts';
export { normalizeTexts } from './normalizeTexts.ts';
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
export { hasContent, validateBlock, validateTitle } from './post.ts';
export { formatProfileLink, normalizeProfileLink, validateHref, validateProfileLink } from './profileLink.ts';
export { supportTextLength, validateSupportText } from './support.ts';
export { isBlank, joinEmptyLines, tidyText, toLine, validateLine, validateText } from './text.ts';
export {
  readWholeNumber,
  tierDescriptionLength,
  validateTierDescription,
  validateTierName,
  validateTierPlaces,
  validateTierPrice,
} from './tier.ts';
export { validateUploadRoom, validateUploadSize, type UploadKind } from './upload.ts';
export { isGeneratedUsername, usernameParts, validateNewUsername, validateUsername } from './username.ts';
export { withoutPlace } from './withoutPlace.ts';
