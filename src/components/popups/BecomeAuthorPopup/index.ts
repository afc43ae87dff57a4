export { BecomeAuthorPopup, type BecomeAuthorPopupProps } from './BecomeAuthorPopup.tsx';
export { BecomeAuthorContent } from './BecomeAuthorContent.tsx';
