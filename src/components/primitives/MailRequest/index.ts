export { MailRequest, type MailRequestProps } from './MailRequest.tsx';
export { VerificationMail } from './VerificationMail.tsx';
