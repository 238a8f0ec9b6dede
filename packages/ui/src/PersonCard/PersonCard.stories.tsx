import { PersonRole } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { PersonCard, personCardLayouts, type PersonCardProps } from './PersonCard.tsx';

const follow = fn();
const followButton = (
  <Button size="sm" variant="outline" iconStart={<Icon glyph={Plus} />} onClick={follow}>
    关注
  </Button>
);
const followedButton = (
  <Button size="sm" variant="soft" iconStart={<Icon glyph={Check} />}>
    已关注
  </Button>
);

const base: PersonCardProps = {
  name: '苏映雪',
  href: '#su',
  post: '门店运营总监',
  orgName: '华东大区',
  tags: ['店长领导力', '陈列', '带教'],
  expertise: ['新店员带教', '客诉处理', '排班与交接'],
  courses: [
    { title: '客诉处理五步法', href: '#complaints' },
    { title: '店长领导力', href: undefined },
  ],
  courseCount: 12,
  fanCount: 3456,
  score: 4.9,
  action: followButton,
};
const people: readonly PersonCardProps[] = [
  base,
  {
    ...base,
    name: '韩知远',
    href: '#han',
    post: '首席食品安全专家',
    orgName: '品质管理中心',
    tags: ['食品安全', '法规'],
    courseCount: 28,
    fanCount: 12_345,
    score: 4.7,
    personRole: PersonRole.Teacher,
    action: followedButton,
  },
  {
    ...base,
    name: '周以恒',
    href: '#zhou',
    post: '高级内训师',
    orgName: '人才发展部',
    tags: ['客户服务', '投诉处理'],
    courseCount: 6,
    fanCount: 208,
    score: 4.6,
    personRole: PersonRole.Lecturer,
  },
  {
    ...base,
    name: '程小雨',
    href: '#cheng',
    post: '南京西路店店长',
    orgName: undefined,
    tags: ['新店员带教'],
    courseCount: undefined,
    fanCount: 36,
    score: 0,
    mine: true,
    action: (
      <Button size="sm" variant="outline">
        提问
      </Button>
    ),
  },
];

const meta = { title: 'Learning/PersonCard', component: PersonCard, args: base } satisfies Meta<
  typeof PersonCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [(Story) => <Narrow width={320}>{Story()}</Narrow>] };

export const Variants: Story = {
  render: () => (
    <Stack gap={8}>
      {personCardLayouts.map((layout) => (
        <Grid key={layout} layout={layout === 'row' ? 'list' : 'grid'} gap={layout === 'row' ? 2 : 6}>
          {people.map((person) => (
            <PersonCard key={person.name} {...person} layout={layout} />
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Grid>
      <PersonCard {...base} action={followedButton} />
      <PersonCard {...base} expertise={[]} courses={[]} courseCount={0} fanCount={0} score={0} />
      <PersonCard name="林小满" href="#lin" post="店员" />
      <PersonCard name="陈默" href="#chen" action={followButton} />
    </Grid>
  ),
};

export const Content: Story = {
  render: () => (
    <Grid>
      <PersonCard
        {...base}
        name={texts.long}
        post={texts.long}
        tags={[texts.long, texts.unbreakable]}
        expertise={[texts.long, texts.unbreakable]}
        courses={[
          { title: texts.long, href: '#long' },
          { title: texts.unbreakable, href: '#unbreakable' },
        ]}
      />
      <PersonCard {...base} name={texts.unbreakable} post={texts.unbreakable} fanCount={123_456_789} mine />
      <PersonCard {...base} name={texts.one} tags={[texts.one]} avatarUrl="data:image/png,broken" />
      <PersonCard {...base} name={texts.long} layout="row" personRole={PersonRole.Teacher} />
    </Grid>
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Grid>
      {people.slice(2).map((person) => (
        <PersonCard key={person.name} {...person} />
      ))}
    </Grid>
  ),
};
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = {
  ...Variants,
  ...inEnglish,
};

export const OneTabStopAndItsButton: Story = {
  args: { courses: [] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the person, then the button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: '苏映雪' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '关注' })).toHaveFocus();
    });
    await step('the button does its own work', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(follow).toHaveBeenCalled();
    });
  },
};

/** Courses are between the person and the button, in the order in which they are read. */
export const CoursesAsLinks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '苏映雪' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '客诉处理五步法' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '关注' })).toHaveFocus();
  },
};

export const InContext: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={2}>名师团队</Heading>
      <Grid>
        {people.map((person) => (
          <PersonCard key={person.name} {...person} personRole={undefined} />
        ))}
      </Grid>
    </Stack>
  ),
};
