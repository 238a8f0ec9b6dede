/** Writes a time for screen readers, such as “12 分 34 秒”. */
export const spokenTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const parts = [
    hours > 0 && `${hours} 小时`,
    minutes > 0 && `${minutes} 分`,
    whole % 60 > 0 && `${whole % 60} 秒`,
  ];
  return parts.filter(Boolean).join(' ') || '0 秒';
};
