import { Bell } from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import * as ui from '../index.ts';

/** Props that the conformance test passes to the root of a component; none of them may be lost. */
export interface RootProps {
  ref?: Ref<never>;
  id?: string;
  className?: string;
  style?: React.CSSProperties;
  'data-probe'?: string;
}

export interface Sample {
  /** Renders the component with the fewest props that make sense. */
  render: (root: RootProps) => ReactElement;
  /**
   * Selector of the element that gets `ref`, `id` and `data-*`, when the root is only a frame around a native
   * control.
   */
  control?: string;
  /**
   * Whether the component has no element of its own, so that only rendering, words and server rendering are
   * checked.
   */
  rootless?: boolean;
  /** The `data-component` of the root, when it is not the name of the folder. */
  rootName?: string;
}

const nothing = () => undefined;
const options = [
  { value: 'new', label: '最新' },
  { value: 'hot', label: '最热' },
];

/** One sample for each folder. A folder may have its own in `X.sample.tsx`, as default export. */
export const samples: Record<string, Sample> = {
  Alert: { render: (root) => <ui.Alert {...root}>系统今晚维护</ui.Alert> },
  AppShell: {
    render: (root) => (
      <ui.AppShell {...root} header="晨曦零售" footer="服务热线">
        <h1>首页</h1>
      </ui.AppShell>
    ),
  },
  Avatar: { render: (root) => <ui.Avatar {...root} name="林小满" /> },
  Badge: { render: (root) => <ui.Badge {...root} count={7} /> },
  Breadcrumbs: {
    render: (root) => (
      <ui.Breadcrumbs {...root}>
        <ui.Link href="#all">课程</ui.Link>
        店长领导力
      </ui.Breadcrumbs>
    ),
  },
  Button: { render: (root) => <ui.Button {...root}>登录</ui.Button> },
  Card: { render: (root) => <ui.Card {...root}>卡片</ui.Card> },
  Checkbox: { render: (root) => <ui.Checkbox {...root}>记住我</ui.Checkbox>, control: 'input' },
  ConfirmDialog: {
    render: (root) => (
      <ui.ConfirmDialog {...root} open onConfirm={nothing}>
        登录已过期，请重新登录。
      </ui.ConfirmDialog>
    ),
  },
  Container: { render: (root) => <ui.Container {...root}>内容</ui.Container> },
  Dialog: {
    render: (root) => (
      <ui.Dialog {...root} open onOpenChange={nothing} title="选择岗位">
        内容
      </ui.Dialog>
    ),
  },
  Divider: { render: (root) => <ui.Divider {...root} /> },
  EmptyState: { render: (root) => <ui.EmptyState {...root} title="还没有课程" /> },
  ErrorBoundary: { render: () => <ui.ErrorBoundary>正常内容</ui.ErrorBoundary>, rootless: true },
  ErrorState: { render: (root) => <ui.ErrorState {...root} /> },
  Field: {
    render: (root) => (
      <ui.Field {...root} label="账号">
        <ui.TextInput />
      </ui.Field>
    ),
  },
  Grid: { render: (root) => <ui.Grid {...root}>内容</ui.Grid> },
  Heading: {
    render: (root) => (
      <ui.Heading {...root} level={1}>
        首页
      </ui.Heading>
    ),
  },
  Icon: { render: (root) => <ui.Icon {...root} glyph={Bell} label="通知" /> },
  IconButton: { render: (root) => <ui.IconButton {...root} glyph={Bell} label="通知" /> },
  Inline: { render: (root) => <ui.Inline {...root}>内容</ui.Inline> },
  Link: {
    render: (root) => (
      <ui.Link {...root} href="#terms">
        用户协议
      </ui.Link>
    ),
  },
  LiveRegion: { render: (root) => <ui.LiveRegion {...root} /> },
  Menu: {
    render: (root) => (
      <ui.Menu {...root} label="我的" trigger={<ui.Button>我的</ui.Button>}>
        <ui.MenuItem>退出登录</ui.MenuItem>
      </ui.Menu>
    ),
  },
  Pagination: {
    render: (root) => <ui.Pagination {...root} value={2} pageCount={9} onValueChange={nothing} />,
  },
  PasswordInput: { render: (root) => <ui.PasswordInput aria-label="密码" {...root} />, control: 'input' },
  ProgressBar: { render: (root) => <ui.ProgressBar {...root} value={46} label="学习进度" /> },
  ProgressRing: { render: (root) => <ui.ProgressRing {...root} value={46} label="学习进度" /> },
  SearchInput: { render: (root) => <ui.SearchInput {...root} />, control: 'input' },
  SegmentedControl: {
    render: (root) => <ui.SegmentedControl {...root} label="排序" items={options} />,
  },
  Select: {
    render: (root) => <ui.Select aria-label="排序" {...root} options={options} />,
    control: 'select',
  },
  Skeleton: { render: (root) => <ui.Skeleton {...root} /> },
  Spinner: { render: (root) => <ui.Spinner {...root} /> },
  Stack: { render: (root) => <ui.Stack {...root}>内容</ui.Stack> },
  TabNav: {
    render: (root) => (
      <ui.TabNav {...root} label="学习中心">
        <ui.TabNavLink current href="#course">
          课程
        </ui.TabNavLink>
      </ui.TabNav>
    ),
  },
  Tabs: {
    render: (root) => (
      <ui.Tabs {...root} label="课程" items={[{ value: 'intro', label: '介绍', content: '内容' }]} />
    ),
  },
  Tag: { render: (root) => <ui.Tag {...root}>必修</ui.Tag> },
  Text: { render: (root) => <ui.Text {...root}>正文</ui.Text> },
  TextInput: { render: (root) => <ui.TextInput aria-label="账号" {...root} /> },
  ThemeRoot: { render: () => <ui.ThemeRoot>内容</ui.ThemeRoot>, rootless: true },
  Toast: { render: (root) => <ui.ToastViewport {...root} />, rootName: 'ToastViewport' },
  TopNav: {
    render: (root) => (
      <ui.TopNav {...root} brand="晨曦零售">
        <ui.TopNavLink current href="#home">
          首页
        </ui.TopNavLink>
      </ui.TopNav>
    ),
  },
  VisuallyHidden: { render: (root) => <ui.VisuallyHidden {...root}>只给读屏</ui.VisuallyHidden> },
};
