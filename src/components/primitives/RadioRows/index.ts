export { type RadioRow, RadioRows, type RadioRowsProps } from './RadioRows.tsx';
