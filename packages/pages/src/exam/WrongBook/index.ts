export { WrongBook, type WrongBookProps } from './WrongBook.tsx';
