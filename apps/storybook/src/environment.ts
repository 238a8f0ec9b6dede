import type { FontSize } from '@stoa/domain';

/** The demo companies, and the colours that are hardest for a theme. */
export const tenants = [
  { value: '#f5722d', title: '晨曦零售 #f5722d' },
  { value: '#2f6bff', title: '深蓝智造 #2f6bff' },
  { value: '#17a673', title: '青禾金服 #17a673' },
  { value: '#00a0e9', title: '学习云 #00a0e9' },
  { value: '#ffcc00', title: 'Yellow #ffcc00' },
  { value: '#96742a', title: 'Brown between black and white words #96742a' },
  { value: '#000000', title: 'Black #000000' },
  { value: '#ffffff', title: 'White #ffffff' },
];

export const appearances = ['light', 'dark', 'system'] as const;

export const fontSizes = [
  { value: '1', title: 'Small' },
  { value: '2', title: 'Standard' },
  { value: '3', title: 'Large' },
  { value: '4', title: 'Extra large' },
];

/** The toolbar's choices, read from Storybook's untyped globals. */
export interface Environment {
  color: string;
  appearance: (typeof appearances)[number];
  fontSize: FontSize;
  dir: 'ltr' | 'rtl';
  locale: 'zh-CN' | 'en';
}

const sizes: Record<string, FontSize> = { '1': 1, '2': 2, '3': 3, '4': 4 };

export const Environment = {
  from(globals: Record<string, unknown>): Environment {
    return {
      color: typeof globals.color === 'string' ? globals.color : '#f5722d',
      appearance: appearances.find((one) => one === globals.appearance) ?? 'light',
      fontSize: sizes[String(globals.fontSize)] ?? 2,
      dir: globals.dir === 'rtl' ? 'rtl' : 'ltr',
      locale: globals.locale === 'en' ? 'en' : 'zh-CN',
    };
  },
};
