import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { Button } from '../Button/Button.tsx';
import { ContextMenu } from '../ContextMenu/index.ts';
import '../ContextMenu/parts/OpenContextMenu.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { HoverCard } from '../HoverCard/index.ts';
import '../HoverCard/parts/OpenHoverCard.tsx';
import { Menu, MenuItem, MenuSub } from '../Menu/index.ts';
import '../Menu/parts/OpenMenu.tsx';
import { Popover } from '../Popover/index.ts';
import '../Popover/parts/OpenPopover.tsx';
import { Tooltip } from '../Tooltip/index.ts';
import '../Tooltip/parts/OpenTooltip.tsx';
import { cleanup, render, screen } from './render.tsx';

// The policy is as strict as that of a static host can be: no style element and no style attribute in markup.
// The modules above add their sheets before it applies; in a build these sheets would be linked.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "style-src 'self'";

const refused: string[] = [];
const note = ({ violatedDirective, sourceFile }: SecurityPolicyViolationEvent) =>
  refused.push(`${violatedDirective} ${sourceFile}`);

beforeAll(() => {
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', note);
});
afterAll(() => document.removeEventListener('securitypolicyviolation', note));
beforeEach(() => {
  refused.length = 0;
});
afterEach(cleanup);

const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
const nothing = () => undefined;

const entries = (
  <>
    <MenuItem>设置</MenuItem>
    <MenuSub label="下载">
      <MenuItem>讲义</MenuItem>
    </MenuSub>
  </>
);
const link = <a href="#note">打开</a>;

interface Overlay {
  element: ReactNode;
  /** The keys that open the overlay from its trigger. */
  keys: string;
  shown: string;
}

const overlays: Record<string, Overlay> = {
  Menu: {
    element: (
      <Menu label="菜单" trigger={<Button>打开</Button>}>
        {entries}
      </Menu>
    ),
    keys: '{ArrowUp}{ArrowRight}',
    shown: '讲义',
  },
  ContextMenu: {
    element: (
      <ContextMenu label="菜单" items={entries}>
        {link}
      </ContextMenu>
    ),
    keys: '{Shift>}{F10}{/Shift}',
    shown: '设置',
  },
  Popover: {
    element: (
      <Popover label="说明" trigger={<Button>打开</Button>}>
        每满一小时计 1 学分。
      </Popover>
    ),
    keys: '{Enter}',
    shown: '每满一小时计 1 学分。',
  },
  Tooltip: {
    element: (
      <Tooltip content="只对本企业有效">
        <Button>打开</Button>
      </Tooltip>
    ),
    keys: '',
    shown: '只对本企业有效',
  },
  HoverCard: { element: <HoverCard content="12 门课程">{link}</HoverCard>, keys: '', shown: '12 门课程' },
};

const frames: Record<string, (content: ReactNode) => ReactNode> = {
  'a page': (content) => content,
  'a Dialog': (content) => (
    <Dialog open onOpenChange={nothing} title="报名">
      {content}
    </Dialog>
  ),
  'a Drawer': (content) => (
    <Drawer open onOpenChange={nothing} title="筛选">
      {content}
    </Drawer>
  ),
};

test('a style element is refused and detected', async () => {
  document.head.append(document.createElement('style'));
  const style = document.createElement('style');
  style.textContent = 'p { margin: 0 }';
  document.head.append(style);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
});

const cases = Object.entries(overlays).flatMap(([name, overlay]) =>
  Object.entries(frames).map(([where, frame]) => ({ name, where, frame, ...overlay })),
);

test.each(cases)(
  '$name opens in $where under a strict policy, complete and visible',
  async ({ frame, element, keys, shown }) => {
    const user = userEvent.setup();
    render(<main>{frame(element)}</main>);
    const trigger = screen.getByText('打开').closest('button, a');
    while (document.activeElement !== trigger) await user.tab();
    for (const key of keys.match(/{Shift>}{F10}{\/Shift}|{\w+}/g) ?? []) {
      await user.keyboard(key);
      await settled();
    }
    const words = await screen.findByText(shown);
    await expect
      .poll(() => {
        const { x, y, width, height } = words.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && (words.contains(top) || top.contains(words));
      })
      .toBe(true);
    expect(refused).toEqual([]);
  },
);
