export { LeaveContent, type Stake } from './LeaveContent.tsx';
export { LeavePopup, type LeavePopupProps } from './LeavePopup.tsx';
