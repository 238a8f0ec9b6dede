export { default } from '@stoa/pages/people/words/en';
