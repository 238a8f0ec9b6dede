/** A number with its noun, in the plural unless the number is one. */
export const many = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** Writes a time as “4 minutes 50 seconds”. */
export const timeOf = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [
    hours > 0 && many(hours, 'hour'),
    minutes > 0 && many(minutes, 'minute'),
    (seconds % 60 > 0 || seconds === 0) && many(seconds % 60, 'second'),
  ];
  return parts.filter(Boolean).join(' ');
};
