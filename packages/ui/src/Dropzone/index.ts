export { Dropzone, type DropzoneProps } from './Dropzone.tsx';
export {
  acceptOf,
  checkFiles,
  refusalReasons,
  rulesOf,
  type Candidate,
  type FileRules,
  type Refusal,
  type RefusalReason,
} from './model.ts';
