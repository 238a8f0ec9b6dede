import { CertificateState } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
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
import { CertificateView, certificateVariants } from './CertificateView.tsx';
import { certificate } from './fixtures.ts';
import { certificateOrientations } from './types.ts';

const picture = (body: string) => `data:image/svg+xml,${encodeURIComponent(body)}`;
/** A background that an operator could upload: dark, with a pattern. */
const nightSky = picture(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="850"><rect width="1200" height="850" fill="#12304a"/><g fill="none" stroke="#e0b860" stroke-width="3"><circle cx="80" cy="80" r="160"/><circle cx="80" cy="80" r="220"/><circle cx="1120" cy="770" r="160"/><circle cx="1120" cy="770" r="220"/></g></svg>',
);
const seal = picture(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="92" fill="none" stroke="#d23" stroke-width="7" opacity=".8"/><path d="M100 56l10 31h33l-27 19 10 31-26-19-26 19 10-31-27-19h33z" fill="#d23" opacity=".8"/></svg>',
);
const english = {
  titleText: 'Certificate of Completion',
  bodyText:
    'This certifies that\n{name}\nhas completed “{title}” on {date} with a score of {score}, and met all requirements of the programme.',
  issuer: 'Dawn Retail Group, Learning and Development',
};

const meta = {
  title: 'Learning/CertificateView',
  component: CertificateView,
  args: certificate,
} satisfies Meta<typeof CertificateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [(Story) => <Narrow width={840}>{Story()}</Narrow>] };

/** Both orientations, large and as thumbnails, with and without the operator's pictures. */
export const Variants: Story = {
  render: (args) => (
    <Stack gap={8}>
      {certificateVariants.map((variant) => (
        <Grid key={variant} least={variant === 'full' ? 'lg' : 'md'}>
          {certificateOrientations.map((orientation) => (
            <CertificateView
              key={orientation}
              {...args}
              variant={variant}
              template={{ ...args.template, orientation, sealUrl: seal }}
            />
          ))}
        </Grid>
      ))}
      <CertificateView
        {...args}
        variant="thumbnail"
        template={{ ...args.template, backgroundUrl: nightSky, colorPrimary: '#1677ff', sealUrl: seal }}
      />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Grid least="lg">
      {Object.values(CertificateState).map((state) => (
        <CertificateView key={state} {...args} state={state} />
      ))}
    </Grid>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Grid least="lg">
      <CertificateView
        {...args}
        variant="thumbnail"
        holderName={'阿卜杜热合曼·买买提吐尔逊'.repeat(4)}
        title={texts.long.repeat(2)}
        template={{ ...args.template, titleText: texts.long, issuer: texts.long }}
      />
      <CertificateView
        {...args}
        variant="thumbnail"
        holderName={texts.unbreakable}
        title={texts.unbreakable}
        template={{ ...args.template, ...english, colorPrimary: '#ffcc00' }}
      />
      <CertificateView
        {...args}
        variant="thumbnail"
        holderName={texts.one}
        title={texts.one}
        score={undefined}
        expireTime={undefined}
        template={{
          ...args.template,
          bodyText: '{name} {unknown} {score}',
          issuer: '',
          backgroundUrl: 'data:image/png,broken',
          sealUrl: 'data:image/png,broken',
          colorPrimary: 'none',
        }}
      />
    </Grid>
  ),
};

export const Tenants: Story = { args: { variant: 'thumbnail' }, decorators: [tenantsFrame] };
export const Direction: Story = { ...Playground, ...rightToLeft };
export const LargeText: Story = { ...Playground, ...largeText };
export const ForcedColors: Story = { ...Playground, ...forcedColors };
export const English: Story = {
  ...Playground,
  ...inEnglish,
  args: {
    template: { ...certificate.template, ...english, colorPrimary: '#1677ff', sealUrl: seal },
    holderName: 'Lin Xiaoman',
    title: 'Store Leadership: A Team of Ten',
  },
};

export const SaysWhatItIs: Story = {
  play: async ({ canvas, step }) => {
    await step('the picture has a name, and number and code stand in words', async () => {
      await expect(
        canvas.getByRole('img', { name: '证书：店长领导力：带好一支十人小队，授予林小满，有效' }),
      ).toBeVisible();
      await expect(canvas.getByText('DAWN-202611-000123')).toBeVisible();
      await expect(canvas.getByText('7K3M9QXR2HTA')).toBeVisible();
    });
    await step('it can be downloaded both ways', async () => {
      await expect(canvas.getByRole('button', { name: '下载 PDF' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: '下载 PNG' })).toBeEnabled();
    });
  },
};

export const RevokedIsNotGivenAway: Story = {
  args: { state: CertificateState.Revoked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('证书已被撤销，不能下载。如有疑问，请联系培训管理员。')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InContext: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Heading level={2}>我的证书</Heading>
      <Grid>
        {Object.values(CertificateState).map((state) => (
          <CertificateView key={state} {...args} variant="thumbnail" state={state} />
        ))}
      </Grid>
    </Stack>
  ),
};
