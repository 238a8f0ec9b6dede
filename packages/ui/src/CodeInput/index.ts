export { CodeInput, codeKinds, type CodeInputProps, type CodeKind } from './CodeInput.tsx';
