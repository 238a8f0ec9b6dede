export { Popover, type PopoverProps } from './Popover.tsx';
export { alignments, sides, type Alignment, type Side } from '../hooks/placement.ts';
export { popoverKeys } from './keys.ts';
