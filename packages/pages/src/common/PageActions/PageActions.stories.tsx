import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Heart, Share2 } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PageActions } from './PageActions.tsx';

const meta: Meta = { title: 'Patterns/PageActions' };
export default meta;
type Story = StoryObj;

function Actions({ menuUpTo }: { menuUpTo?: 'phone' | 'tablet' }) {
  const [saved, setSaved] = useState(false);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '14rem' }}>
      <PageActions
        label="更多操作"
        menuUpTo={menuUpTo}
        actions={[
          {
            key: 'save',
            label: saved ? '已收藏' : '收藏',
            glyph: Heart,
            pressed: saved,
            onPressedChange: setSaved,
          },
          { key: 'share', label: '分享', glyph: Share2, onSelect: fn() },
          { key: 'download', label: '资料', glyph: Download, link: <a href="#files">资料</a> },
        ]}
      />
    </div>
  );
}

export const Row: Story = { render: () => <Actions /> };
export const UpToTablet: Story = { render: () => <Actions menuUpTo="tablet" /> };
