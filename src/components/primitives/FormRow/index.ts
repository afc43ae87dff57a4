export { FormRow, type FormRowProps } from './FormRow.tsx';
export { FormRowSkeleton, type FormRowSkeletonProps } from './FormRowSkeleton.tsx';
