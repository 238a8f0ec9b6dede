export { Tag, tagVariants, type TagProps, type TagVariant } from './Tag.tsx';
