const unit = (value: number, name: string) => value > 0 && `${value} ${name}${value === 1 ? '' : 's'}`;

/** Writes a time for screen readers, such as “12 minutes 34 seconds”. */
export const spokenTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    unit(Math.floor(whole / 3600), 'hour'),
    unit(Math.floor(whole / 60) % 60, 'minute'),
    unit(whole % 60, 'second'),
  ];
  return parts.filter(Boolean).join(' ') || '0 seconds';
};
