export { leaveContent, type Stake } from './leaveContent.tsx';
export { LeavePopup, type LeavePopupProps } from './LeavePopup.tsx';
