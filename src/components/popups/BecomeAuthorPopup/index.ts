export { BecomeAuthorPopup, type BecomeAuthorPopupProps } from './BecomeAuthorPopup.tsx';
export { becomeAuthorContent } from './becomeAuthorContent.tsx';
