import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { companiesFixture } from '../../login/fixtures.ts';
import { entryIn, scanFixture } from '../fixtures.ts';
import { EntryPage } from './EntryPage.tsx';

const { sunrise, longest } = companiesFixture('zh-CN');

const meta = {
  title: 'Patterns/EntryPage',
  component: EntryPage,
  args: { t: entryIn('zh-CN'), locale: 'zh-CN', brand: sunrise, face: { kind: 'busy' } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof EntryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {};

/** When another person is signed in here, both names are shown and the person decides. */
export const Question: Story = {
  args: {
    face: { kind: 'choose', current: '周以衡', other: '苏映雪', onAccept: fn(), onKeep: fn() },
  },
};

/** The same question with a back end that does not tell the names. */
export const QuestionWithoutNames: Story = {
  args: { face: { kind: 'choose', current: '', other: '', onAccept: fn(), onKeep: fn() } },
};

/** The sign-on was started on another site, and nobody is signed in here. */
export const Confirm: Story = {
  args: {
    face: { kind: 'confirm', company: sunrise.name, other: '苏映雪', onAccept: fn(), onKeep: fn() },
  },
};

export const Content: Story = {
  args: {
    brand: longest,
    face: {
      kind: 'scan',
      scan: scanFixture('zh-CN'),
      person: { realName: '林小满', avatar: '' },
      answering: undefined,
      onAnswer: fn(),
    },
  },
};
