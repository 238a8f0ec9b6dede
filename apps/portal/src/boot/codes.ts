// A module of its own, so that only an installation with codes of its own loads the translation.
export { codeTranslation } from '@stoa/domain';
