export { reportContent, type ReportReason } from './reportContent.tsx';
export { ReportPopup, type ReportPopupProps } from './ReportPopup.tsx';
