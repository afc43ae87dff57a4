export { type Finding, PublishCheckContent } from './PublishCheckContent.tsx';
export { PublishCheckPopup, type PublishCheckPopupProps } from './PublishCheckPopup.tsx';
