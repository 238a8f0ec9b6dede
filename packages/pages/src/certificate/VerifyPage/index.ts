export { VerifyPage, type VerifyPageProps, type VerifyOutcome } from './VerifyPage.tsx';
export { codeIn } from './codeIn.ts';
