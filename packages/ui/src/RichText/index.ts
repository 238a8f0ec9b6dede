export { RichText, type RichTextProps } from './RichText.tsx';
export { loadSanitiser, type Sanitise } from './sanitise.ts';
