export type { SelectOption, SelectSearch } from './FoundItems.tsx';
export { Select, type SelectProps } from './Select.tsx';
