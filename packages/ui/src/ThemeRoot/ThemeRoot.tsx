import { DirectionProvider } from '@radix-ui/react-direction';
import { zhCN, type Labels } from '../locales/zh-CN.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import { usePageTheme, type PageThemeProps } from './PageTheme.tsx';

/**
 * The language of the page and the words of the components, which must be of one language. Without both it is
 * simplified Chinese.
 */
type Language =
  | { locale?: 'zh-CN'; labels?: undefined }
  | {
      /** BCP 47 tag for `lang`: the language of `labels` and of the page's text. */
      locale: string;
      /** Texts of the components in that language. Default: simplified Chinese. */
      labels: Labels;
    };

export type ThemeRootProps = Omit<PageThemeProps, 'locale'> & Language;

/**
 * Everything that a page needs once, around all of its content: theme, appearance, text size, density,
 * motion, language and direction on `<html>`, and the texts of the components, which are in simplified
 * Chinese unless others are given. For a smaller bundle use PageTheme and UiProvider, which contain no texts
 * of their own.
 */
export function ThemeRoot({ labels = zhCN, children, ...page }: ThemeRootProps) {
  usePageTheme(page);
  return (
    <DirectionProvider dir={page.dir ?? 'ltr'}>
      <UiProvider labels={labels}>{children}</UiProvider>
    </DirectionProvider>
  );
}
