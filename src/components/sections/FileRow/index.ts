export { FileRow, type FileRowProps, type FileView } from './FileRow.tsx';
