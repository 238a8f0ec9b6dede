import type { BrandingField, BrandingProblem } from '@stoa/domain';
import type { FillReason, Status, Vision } from '@stoa/theme/explain';

type Appearance = 'light' | 'dark';

const zhCN = {
  title: '品牌工作室',
  lead: '选一个主色，看看登录页、首页、课程页和播放器在浅色和深色下的样子。任何颜色都保持可读：这里会说明系统替你调整了什么、为什么调整。',
  form: '品牌设置',
  field: {
    colorPrimary: '主色',
    name: '企业名称',
    slogan: '登录页标语',
    bottomDescription: '登录页底部说明',
    tabTitle: '浏览器标签页标题',
    logoUrl: '标志图片地址',
    backgroundUrl: '登录页背景图地址',
    tabLogoUrl: '标签页图标地址',
    deep: '登录页使用深色叠图方案，默认外观为深色',
    showDownloadButton: '显示下载按钮',
    fontSize: '文字大小',
  } satisfies Record<BrandingField, string>,
  colorPicker: '从色板选取主色',
  pictureHint: '以 https:// 开头，或本站以 / 开头的路径',
  policy: {
    label: '按钮底色',
    auto: '自动',
    adjust: '总是白字',
    preserve: '保持原色',
  },
  fontSizes: { 1: '小', 2: '标准', 3: '大', 4: '特大' },
  views: '预览',
  page: { login: '登录页', home: '首页', course: '课程页', player: '播放器' },
  appearance: { light: '浅色', dark: '深色' },
  frame: (page: string, appearance: string) => `${page}，${appearance}`,
  enlarge: (frame: string) => `放大：${frame}`,
  shrink: '返回全部预览',
  vision: {
    label: '以不同的色觉查看',
    none: '常规色觉',
    protanopia: '红色盲',
    deuteranopia: '绿色盲',
    tritanopia: '蓝色盲',
  } satisfies Record<'label' | 'none' | Vision, string>,
  findings: '系统做了什么',
  unreadable: '这个颜色无法识别，请写成 #f5722d 的样子。下面仍是上一个可用的颜色。',
  fill: (
    appearance: Appearance | 'both',
    reason: FillReason,
    shipped: string,
    ratio: string,
    deltaE: string,
    white: string,
  ) => {
    const where = { light: '浅色下的按钮', dark: '深色下的按钮', both: '按钮' }[appearance];
    switch (reason) {
      case 'whiteWords':
        return `${where}就是你的主色，配白字，对比度 ${ratio}。`;
      case 'darkWords':
        return `${where}就是你的主色。白字在它上面只有 ${white}，读不清，所以配深色字，对比度 ${ratio}。`;
      case 'darkened':
        return `${where}加深为 ${shipped}（色差 ΔE ${deltaE}）：白字在原色上只有 ${white}，加深后是 ${ratio}。`;
      case 'vanished':
        return `${where}改为 ${shipped}（色差 ΔE ${deltaE}）：原色与卡片几乎同色，会看不见。文字对比度 ${ratio}。`;
      case 'asked':
        return `${where}按要求保持原色，文字对比度 ${ratio}。`;
    }
    return reason satisfies never;
  },
  text: (appearance: Appearance, shipped: string, ratio: string, deltaE: string, brand: string) =>
    `${appearance === 'light' ? '浅色' : '深色'}下的链接用同一色相的 ${shipped}（色差 ΔE ${deltaE}），在最不利的底色上也有 ${ratio}；原色当文字只有 ${brand}。`,
  kept: '原色本身用在标志底板和装饰上，不用作文字。',
  collision: (status: Status, degrees: number) =>
    `主色与“${zhStatus[status]}”的颜色接近（色相相差 ${degrees}°）。界面里的状态总带图标和文字，不会只靠颜色区分。`,
  confusion: (vision: Vision, statuses: readonly Status[]) =>
    `${zhCN.vision[vision]}的同事难以凭颜色区分主色与${statuses.map((one) => `“${zhStatus[one]}”`).join('、')}，图标和文字会替他们说明。`,
  calm: '主色与各种状态色容易区分，常见色觉差异下也是如此。',
  figures: {
    caption: '对比度一览',
    role: '角色',
    shipped: '实际颜色',
    contrast: 'WCAG 最小对比度',
    apca: 'APCA（仅供参考）',
    deltaE: '与原色的色差 ΔE',
    fill: '按钮',
    text: '链接与文字',
    indicator: '进度与选中',
    tightest: (appearance: string, pair: string, ratio: string, minimum: string) =>
      `${appearance}下余量最小的一对：${pair}，${ratio}（要求 ${minimum}）`,
  },
  share: '带走',
  portal: '门户地址',
  preview: '预览链接',
  previewHint: '在登录页上试看，不会保存；打开的人会看到“预览”提示。',
  json: '品牌文件',
  jsonHint: '交给管理员：pnpm tenant apply <域名> branding.json',
  copy: (what: string) => `复制${what}`,
  problem: (problem: BrandingProblem): string => {
    switch (problem.kind) {
      case 'tooLong':
        return `不能超过 ${problem.limit} 个字符`;
      case 'notPicture':
        return '请填写 https:// 地址，或以 / 开头的路径';
      case 'missing':
        return '请填写';
      case 'notColor':
        return '请写成 #f5722d 的样子';
      case 'notText':
      case 'notFlag':
      case 'notFontSize':
      case 'notAnObject':
      case 'unknownField':
        return '这个值无法使用';
    }
    return problem satisfies never;
  },
};

const zhStatus: Record<Status, string> = { success: '成功', warning: '警告', danger: '危险', info: '提示' };
const enStatus: Record<Status, string> = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'information',
};

export type StudioWords = typeof zhCN;

const en: StudioWords = {
  title: 'Brand studio',
  lead: 'Choose one colour and see login, home, course and player in light and dark. Every colour stays readable: here you read what was adjusted for you, and why.',
  form: 'Branding',
  field: {
    colorPrimary: 'Primary colour',
    name: 'Company name',
    slogan: 'Slogan on the login page',
    bottomDescription: 'Note at the foot of the login page',
    tabTitle: 'Title of the browser tab',
    logoUrl: 'Address of the logo',
    backgroundUrl: 'Address of the login background',
    tabLogoUrl: 'Address of the tab icon',
    deep: 'Login on a darkened picture, dark by default',
    showDownloadButton: 'Show the download button',
    fontSize: 'Text size',
  },
  colorPicker: 'Pick the primary colour from a palette',
  pictureHint: 'Starts with https://, or with / for a path of this portal',
  policy: {
    label: 'Fill of buttons',
    auto: 'Automatic',
    adjust: 'White words',
    preserve: 'Exact',
  },
  fontSizes: { 1: 'Small', 2: 'Standard', 3: 'Large', 4: 'Extra large' },
  views: 'Preview',
  page: { login: 'Login', home: 'Home', course: 'Course', player: 'Player' },
  appearance: { light: 'Light', dark: 'Dark' },
  frame: (page, appearance) => `${page}, ${appearance.toLowerCase()}`,
  enlarge: (frame) => `Enlarge: ${frame}`,
  shrink: 'Back to all previews',
  vision: {
    label: 'See with another colour vision',
    none: 'Usual sight',
    protanopia: 'Protanopia',
    deuteranopia: 'Deuteranopia',
    tritanopia: 'Tritanopia',
  },
  findings: 'What was done',
  unreadable: 'This colour cannot be read. Write it like #f5722d. Below is still the last one that could be.',
  fill: (appearance, reason, shipped, ratio, deltaE, white) => {
    const where = { light: 'In light, buttons', dark: 'In dark, buttons', both: 'Buttons' }[appearance];
    switch (reason) {
      case 'whiteWords':
        return `${where} have exactly your colour with white words, contrast ${ratio}.`;
      case 'darkWords':
        return `${where} have exactly your colour. White words would reach only ${white}, so the words are dark, contrast ${ratio}.`;
      case 'darkened':
        return `${where} are darkened to ${shipped} (ΔE ${deltaE}): white words reach only ${white} on your colour, and ${ratio} now.`;
      case 'vanished':
        return `${where} are ${shipped} instead (ΔE ${deltaE}): your colour would not be seen on a card. The words have ${ratio}.`;
      case 'asked':
        return `${where} keep your exact colour, as asked; the words have ${ratio}.`;
    }
    return reason satisfies never;
  },
  text: (appearance, shipped, ratio, deltaE, brand) =>
    `In ${appearance}, links are ${shipped} of the same hue (ΔE ${deltaE}) and keep ${ratio} on the worst ground; your colour as text would have ${brand}.`,
  kept: 'Your exact colour stays on the logo plate and in decoration, never as text.',
  collision: (status, degrees) =>
    `Your colour is close to that of ${enStatus[status]} (${degrees}° of hue). States always carry an icon and words, never colour alone.`,
  confusion: (vision, statuses) =>
    `With ${en.vision[vision].toLowerCase()} your colour is hard to tell from ${statuses.map((one) => enStatus[one]).join(', ')}; icons and words tell them apart.`,
  calm: 'Your colour is easy to tell from every status, also with the common colour deficiencies.',
  figures: {
    caption: 'Contrast in figures',
    role: 'Role',
    shipped: 'Colour',
    contrast: 'Least WCAG contrast',
    apca: 'APCA (for information)',
    deltaE: 'ΔE from your colour',
    fill: 'Buttons',
    text: 'Links and text',
    indicator: 'Progress and selection',
    tightest: (appearance, pair, ratio, minimum) =>
      `Least to spare in ${appearance.toLowerCase()}: ${pair}, ${ratio} (needs ${minimum})`,
  },
  share: 'Take away',
  portal: 'Address of the portal',
  preview: 'preview link',
  previewHint: 'Tries it on the login page without saving; whoever opens it is told that it is a preview.',
  json: 'branding file',
  jsonHint: 'For the administrator: pnpm tenant apply <domain> branding.json',
  copy: (what) => `Copy the ${what}`,
  problem: (problem) => {
    switch (problem.kind) {
      case 'tooLong':
        return `At most ${problem.limit} characters`;
      case 'notPicture':
        return 'Give an https:// address, or a path that starts with /';
      case 'missing':
        return 'Please fill in';
      case 'notColor':
        return 'Write it like #f5722d';
      case 'notText':
      case 'notFlag':
      case 'notFontSize':
      case 'notAnObject':
      case 'unknownField':
        return 'This value cannot be used';
    }
    return problem satisfies never;
  },
};

export const studioWords = { 'zh-CN': zhCN, en } as const;
