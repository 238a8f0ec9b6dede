import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { composerKeys } from '../compose/keys.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { noteStates, type Note } from './model.ts';
import { NoteList, type NoteListProps } from './NoteList.tsx';

const now = new Date(2026, 10, 21, 14, 36).getTime();
const hour = 3_600_000;
let serial = 0;
const note = (text: string, change: Partial<Note> = {}): Note => ({
  id: `n${(serial += 1)}`,
  text,
  time: now - 26 * hour,
  ...change,
});

const lessons = [
  { id: 'team', title: '1.1 十人小队的样子' },
  { id: 'talk', title: '2.1 一对一沟通怎么谈' },
];
const notes: readonly Note[] = [
  note('开场三句话：今天谈多久、想听什么、谈完会怎样。', { lessonId: 'talk', position: 95 }),
  note('先听完，再回应。\n问“还有呢”，往往第三句才是真正的原因。', { lessonId: 'talk', position: 761 }),
  note('每个人的一天有多少事是只有他能做的？', { lessonId: 'team', position: 204, time: now - hour }),
  note('下周三前和每个人谈一次。'),
];

/** A list whose parent keeps what is written. */
function Kept(props: NoteListProps) {
  const [all, setAll] = useState(props.notes);
  const [draft, setDraft] = useState(props.value);
  return (
    <NoteList
      {...props}
      notes={all}
      value={draft}
      onValueChange={setDraft}
      onAdd={(added) => {
        props.onAdd?.(added);
        setDraft({ text: '' });
        setAll((known) => [
          ...known,
          note(added.text, { position: added.position, lessonId: 'talk', time: now }),
        ]);
      }}
      onEdit={(id, text) => {
        props.onEdit(id, text);
        setAll((known) => known.map((one) => (one.id === id ? { ...one, text, time: now } : one)));
      }}
      onDelete={(id) => {
        props.onDelete(id);
        setAll((known) => known.filter((one) => one.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Learning/NoteList',
  component: NoteList,
  parameters: { keyboard: composerKeys },
  args: {
    notes,
    lessons,
    now,
    value: { text: '' },
    onValueChange: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onSeek: fn(),
    takeTime: () => 761,
    level: 2,
  },
  render: (args) => (
    <Narrow width={400}>
      <Kept {...args} />
      <LiveRegion />
    </Narrow>
  ),
} satisfies Meta<typeof NoteList>;
export default meta;
type Story = StoryObj<typeof meta>;

function Matrix({ many, ...given }: NoteListProps & { many: readonly Partial<NoteListProps>[] }) {
  return (
    <div
      style={{
        display: 'grid',
        alignItems: 'start',
        gap: 32,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
      }}
    >
      {many.map((change, index) => (
        // A page has one list, but this frame shows several, and each landmark needs a name of its own.
        <NoteList key={index} {...given} aria-label={`笔记 ${index + 1}`} {...change} />
      ))}
    </div>
  );
}

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Matrix
      {...args}
      many={[
        { notes: notes.slice(0, 1) },
        { notes: notes.slice(3) },
        { notes: notes.slice(0, 1), onSeek: undefined, takeTime: undefined },
      ]}
    />
  ),
};

export const States: Story = {
  render: (args) => (
    <Matrix
      {...args}
      many={[
        { notes: [], loading: true },
        { notes: [] },
        {
          notes: noteStates.map((state) =>
            note('先听完，再回应。', { lessonId: 'talk', position: 761, state }),
          ),
        },
        { value: { text: '这一段可以拿去培训新人', position: 1904 }, notes: notes.slice(0, 1) },
      ]}
    />
  ),
};

export const Content: Story = {
  render: (args) => (
    <Matrix
      {...args}
      many={[
        {
          lessons: [{ id: 'long', title: texts.long }],
          notes: [
            note(texts.long.repeat(3), { lessonId: 'long', position: 359_999 }),
            note(texts.unbreakable, { lessonId: 'long', position: 0, time: now - 400 * 24 * hour }),
            note(texts.one),
          ],
          value: { text: '满'.repeat(5012), position: 12 },
        },
      ]}
    />
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: (args) => (
    <NoteList
      {...args}
      aria-label={`笔记 ${(serial += 1)}`}
      value={{ text: '草稿', position: 12 }}
      notes={notes.slice(0, 2)}
    />
  ),
};

export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };

export const ForcedColors: Story = { ...forcedColors };

export const English: Story = {
  ...inEnglish,
  args: {
    lessons: [{ id: 'talk', title: '2.1 How to talk one to one' }],
    notes: [
      note('Listen first, answer later.', { lessonId: 'talk', position: 761 }),
      note('Talk to everybody before Wednesday.', { state: 'failed' }),
    ],
  },
};

export const TakesTheTimeOfItsFirstLetter: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '写笔记' });
    await step('the note belongs to the moment when it was begun', async () => {
      await userEvent.type(field, '记');
      await expect(canvas.getByText('笔记时间 12 分 41 秒')).toBeInTheDocument();
      await userEvent.type(field, '住这句{Enter}第二行');
      await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
      await expect(args.onAdd).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onAdd).toHaveBeenCalledWith({ text: '记住这句\n第二行', position: 761 });
      await expect(field).toHaveValue('');
    });
    await step('and can do without it', async () => {
      await userEvent.type(field, '全课程');
      await userEvent.click(canvas.getByRole('button', { name: '不带时间' }));
      await userEvent.click(canvas.getByRole('button', { name: '保存' }));
      await expect(args.onAdd).toHaveBeenLastCalledWith({ text: '全课程', position: undefined });
    });
  },
};

export const GoesToTheMoment: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12:41' }));
    await expect(args.onSeek).toHaveBeenCalledWith(761, notes[1]);
  },
};

export const EditsInPlace: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const name = '编辑笔记：下周三前和每个人谈一次。';
    await userEvent.click(canvas.getByRole('button', { name }));
    const field = canvas.getByRole('textbox', { name: '编辑笔记' });
    await step('Escape leaves the note as it was and the focus where it began', async () => {
      await expect(field).toHaveFocus();
      await userEvent.keyboard('不对{Escape}');
      await expect(args.onEdit).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    });
    await step('Ctrl+Enter saves', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('每人半小时。{Control>}{Enter}{/Control}');
      await expect(args.onEdit).toHaveBeenCalledWith(notes[3]?.id, '下周三前和每个人谈一次。每人半小时。');
      await expect(canvas.getByText('下周三前和每个人谈一次。每人半小时。')).toBeVisible();
    });
  },
};

export const FindsByWord: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索笔记' }), '第三句');
    await expect(canvas.getByText('找到 1 条笔记')).toBeVisible();
    await expect(canvas.getByText('第三句').tagName).toBe('MARK');
    await userEvent.clear(canvas.getByRole('searchbox', { name: '搜索笔记' }));
    await expect(canvas.getByText('4 条笔记')).toBeVisible();
  },
};

export const AsksBeforeDeleting: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const remove = canvas.getByRole('button', { name: '删除笔记：下周三前和每个人谈一次。' });
    await step('the safe answer has the focus, and keeps the note', async () => {
      await userEvent.click(remove);
      await waitFor(() => expect(screen.getByRole('button', { name: '不删除' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(remove).toHaveFocus());
      await expect(args.onDelete).not.toHaveBeenCalled();
    });
    await step('after deleting, the keyboard goes on in the list', async () => {
      await userEvent.click(remove);
      await userEvent.click(await screen.findByRole('button', { name: '删除' }));
      await expect(args.onDelete).toHaveBeenCalledWith(notes[3]?.id);
      await waitFor(() => expect(canvas.getByRole('region', { name: '笔记' })).toHaveFocus());
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <Narrow width={360}>
      <Tabs
        label="学习"
        defaultValue="notes"
        items={[
          { value: 'contents', label: '目录', content: null },
          { value: 'notes', label: '笔记', count: 4, content: <Kept {...args} /> },
          { value: 'questions', label: '问答', count: 12, content: null },
        ]}
      />
    </Narrow>
  ),
};
