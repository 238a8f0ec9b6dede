import { formatDuration } from '@stoa/domain';

/** A place in a film: 12:34, with hours only where there are some. */
export const clock = (seconds: number): string => formatDuration(seconds).replace(/^00:(?=\d\d:)/, '');
