export { type Finding, publishCheckContent } from './publishCheckContent.tsx';
export { PublishCheckPopup, type PublishCheckPopupProps } from './PublishCheckPopup.tsx';
