export { CourseCover, type CourseCoverProps } from './CourseCover.tsx';
export { coverMotifs, type CoverMotif } from '@stoa/domain';
