/** Writes a time as “4 分钟 50 秒”. In exams 分 alone would mean points. */
export const timeOf = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [
    hours > 0 && `${hours} 小时`,
    minutes > 0 && `${minutes} 分钟`,
    (seconds % 60 > 0 || seconds === 0) && `${seconds % 60} 秒`,
  ];
  return parts.filter(Boolean).join(' ');
};
