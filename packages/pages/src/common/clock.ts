import { formatDuration } from '@stoa/domain';

/** A position in a film, such as 12:34; hours only if there are some. */
export const clock = (seconds: number): string => formatDuration(seconds).replace(/^00:(?=\d\d:)/, '');
