export { default } from '@stoa/pages/people/words/zh-CN';
