import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { sizes } from '../style/tones.ts';
import { largeText, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Grid } from './Grid.tsx';

const cards = ['新店员第一课', '陈列的秘密', '客诉处理五步法', '店长领导力', '数据分析思维'].map((name) => (
  <Card key={name}>{name}</Card>
));

const meta = { title: 'Layout/Grid', component: Grid, args: { children: cards } } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <>
      {sizes.map((least) => (
        <Grid key={least} least={least} style={{ marginBlockEnd: 32 }}>
          {cards}
        </Grid>
      ))}
      <Grid layout="list" gap={2}>
        {cards}
      </Grid>
    </>
  ),
};

export const States: Story = {
  render: () => (
    <Grid aria-busy>
      <Skeleton lines={3} />
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </Grid>
  ),
};

export const Content: Story = {
  render: () => (
    <Rows>
      <Grid style={{ inlineSize: 200 }}>
        <Card>
          <Text>{texts.unbreakable}</Text>
        </Card>
        <Card>{texts.one}</Card>
      </Grid>
    </Rows>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const InContext: Story = {
  render: () => (
    <Grid asChild>
      <ul style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {['新店员第一课', '陈列的秘密', '客诉处理五步法', '店长领导力'].map((name) => (
          <Card key={name} asChild interactive>
            <li>{name}</li>
          </Card>
        ))}
      </ul>
    </Grid>
  ),
};
