import type { Locale } from '../constants.ts';

const placeholder = '–';
const byteUnits = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/**
 * A size in units of base 1000 with two decimals (specification point 9). Bytes are shown without decimals:
 * `999 Bytes`, `1.00 KB`. A number that is not a valid size gives '–'.
 */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return placeholder;
  if (bytes < 1000) return `${Math.floor(bytes)} ${byteUnits[0]}`;
  let size = bytes;
  let unit = 0;
  // A size of 999.995 would be printed as 1000.00, which is the next unit's 1.00.
  while (size >= 999.995 && unit < byteUnits.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${size.toFixed(2)} ${byteUnits[unit] ?? ''}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** hh:mm:ss, zero-padded, from seconds (specification point 9). Hours may exceed 99. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '--:--:--';
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return [hours, minutes, whole % 60].map(twoDigits).join(':');
}

const lengthUnits: Record<Locale, { second: string; minute: string; hour: string; short: string }> = {
  'zh-CN': { second: '秒', minute: '分钟', hour: '小时', short: '分' },
  en: { second: 's', minute: 'min', hour: 'h', short: 'min' },
};

/**
 * A duration in words: '30 秒', '5 分钟', '1 小时 20 分'; in English '30 s', '5 min', '1 h 20 min'. Minutes are
 * rounded, because seconds do not matter for a decision. A number that is not a valid duration gives '–'.
 */
export function formatLength(seconds: number, locale: Locale): string {
  if (!Number.isFinite(seconds) || seconds < 0) return placeholder;
  const { second, minute, hour, short } = lengthUnits[locale];
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} ${second}`;
  const minutes = Math.round(whole / 60);
  if (minutes < 60) return `${minutes} ${minute}`;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)} ${hour}`;
  return rest === 0 ? hours : `${hours} ${rest} ${short}`;
}

const countScales: Record<
  Locale,
  readonly { from: number; unit: number; suffix: string; decimals: number }[]
> = {
  'zh-CN': [
    { from: 100_000_000, unit: 100_000_000, suffix: '亿', decimals: 1 },
    { from: 10_000, unit: 10_000, suffix: '万', decimals: 1 },
  ],
  en: [
    { from: 1_000_000, unit: 1_000_000, suffix: 'M', decimals: 1 },
    { from: 10_000, unit: 1_000, suffix: 'k', decimals: 0 },
  ],
};

/**
 * Numbers of people and plays: from 10 000 on '1.2万' in Chinese and '12k' in English. The number is cut off
 * and not rounded, so that a card never claims more than the real number.
 */
export function formatCount(count: number, locale: Locale): string {
  if (!Number.isFinite(count) || count < 0) return placeholder;
  const whole = Math.floor(count);
  const scale = countScales[locale].find(({ from }) => whole >= from);
  if (!scale) return String(whole);
  const factor = 10 ** scale.decimals;
  return `${Math.floor(whole / (scale.unit / factor)) / factor}${scale.suffix}`;
}

/**
 * A number with the Chinese word that it counts: '328 人', but '1.2万人', because a space belongs between a
 * digit and a Han character but not between two Han characters.
 */
export function formatCounted(count: number, word: string): string {
  const number = formatCount(count, 'zh-CN');
  return /\d$/.test(number) ? `${number} ${word}` : number + word;
}

/** '¥199.00' from fen, hundredths of a yuan. */
export function formatMoneyFen(fen: number): string {
  if (!Number.isSafeInteger(fen)) return placeholder;
  const amount = Math.abs(fen);
  return `${fen < 0 ? '-' : ''}¥${Math.floor(amount / 100)}.${twoDigits(amount % 100)}`;
}
