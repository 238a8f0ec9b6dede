export { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';
export { countries, type Country } from './countries.ts';
export type { Phone } from './model.ts';
