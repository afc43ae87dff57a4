export { ReportContent, type ReportReason } from './ReportContent.tsx';
export { ReportPopup, type ReportPopupProps } from './ReportPopup.tsx';
