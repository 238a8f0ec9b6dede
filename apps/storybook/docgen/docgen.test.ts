import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { argTypesOf } from '../src/argTypes.ts';
import { ComponentDocs } from './componentDocs.ts';
import { openProject } from './project.ts';
import { StoryCode } from './storyCode.ts';

const home = path.resolve(import.meta.dirname, '../../../packages/ui');
const sources = path.join(home, 'src');
const { project, close } = openProject(path.join(home, 'tsconfig.json'));
afterAll(close);

const docs = new ComponentDocs(project, path.resolve(home, '..'));
const storyCode = new StoryCode(project, sources, '@stoa/ui');

/** What the compiler says about a project. */
const faultsOf = (tsconfig: string) =>
  new Promise<string>((resolve) => {
    const tsc = path.join(home, 'node_modules/typescript/bin/tsc');
    execFile(process.execPath, [tsc, '--project', tsconfig], (_error, said) => resolve(said));
  });

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: sources }).map((file) => path.join(sources, file));
const docOf = (file: string, name: string) =>
  docs.of(path.join(sources, file)).find((each) => each.name === name);
const codeOf = (file: string, story: string) => storyCode.of(path.join(sources, file))[story];

test('a designer reads every value of a prop, and can choose one', () => {
  const component = Object.assign(() => undefined, { __docgenInfo: docOf('Button/Button.tsx', 'Button') });
  const { tone, variant, size, loading, iconStart } = argTypesOf(component);
  expect(new Set(tone?.options)).toEqual(
    new Set(['neutral', 'accent', 'success', 'warning', 'danger', 'info']),
  );
  expect(new Set(variant?.options)).toEqual(new Set(['solid', 'soft', 'outline', 'ghost']));
  expect(size).toMatchObject({
    type: { required: false },
    table: { type: { summary: expect.stringContaining('"md"') }, defaultValue: { summary: "'md'" } },
  });
  expect(loading).toMatchObject({ type: { name: 'boolean' } });
  expect(iconStart).toMatchObject({ control: { type: 'text' }, table: { type: { summary: 'ReactNode' } } });
});

test('a prop that means the same in all components is described in each', () => {
  const component = Object.assign(() => undefined, { __docgenInfo: docOf('Select/Select.tsx', 'Select') });
  const { value, onValueChange, size } = argTypesOf(component);
  expect(value?.description).toMatch(/^The value/);
  expect(onValueChange?.description).toMatch(/^Called with/);
  expect(size?.description).toBe('How big it is.');
});

test('a prop of only one variant is documented as well', () => {
  const props = docOf('ThemeRoot/ThemeRoot.tsx', 'ThemeRoot')?.props;
  expect(Object.keys(props ?? {})).toEqual(expect.arrayContaining(['labels', 'locale', 'theme', 'dir']));
  expect(props?.['labels']?.description).toMatch(/Texts of the components/);
});

test('no component documents a prop whose type is unknown', () => {
  const all = filesOf('**/*.tsx')
    .filter((file) => !/\.(test|sample)\.tsx$/.test(file))
    .flatMap((file) => docs.of(file))
    .flatMap(({ name, props }) =>
      Object.entries(props).map(([prop, { type }]) => ({ of: `${name}.${prop}`, type })),
    );
  expect(all.length).toBeGreaterThan(1000);
  const unknown = all.filter(({ type }) =>
    /\bunknown\b|\bany\b|^error$/.test(type.replaceAll('error: unknown', '')),
  );
  // The type is `unknown`, because the boundary only compares the value: any change makes it try again.
  expect(unknown).toEqual([
    expect.objectContaining({ type: 'unknown', of: expect.stringMatching(/resetKey$/) }),
  ]);
});

test('the code of a story is what somebody would write: public names, no spies, all that it needs', () => {
  expect(codeOf('Button/Button.stories.tsx', 'Playground')).toBe(
    "import { Button } from '@stoa/ui';\n\n<Button onClick={() => {}}>开始学习</Button>",
  );
  const table = codeOf('DataTable/DataTable.stories.tsx', 'Playground');
  expect(table).toMatch(/^import .*\bDataTable\b.* from '@stoa\/ui';$/m);
  expect(table).toMatch(/columns=\{columns\}\n\s*rows=\{lessons\}/);
  expect(table).toMatch(/^const columns: .*\n {2}\{ key: 'title'/m);
  // A story may remove an arg that all stories of the component have.
  expect(codeOf('DataTable/DataTable.stories.tsx', 'Sorting')).toMatch(
    /<Courses layoutToggle selectable onSortChange=\{\(\) => \{\}\} \/>$/,
  );
  const dialog = codeOf('Dialog/Dialog.stories.tsx', 'Playground');
  expect(dialog).toMatch(/const \[open, setOpen\] = useState\(props\.open\)/);
  // Props that a story hands to its `render` stand where they are used.
  expect(codeOf('ErrorBoundary/ErrorBoundary.stories.tsx', 'Playground')).toMatch(
    /\n<Page onError=\{\(\) => \{\}\} \/>$/,
  );
  // A function of the file may make the story.
  expect(codeOf('BannerModule/BannerModule.stories.tsx', 'FivePicture')).toMatch(
    /\nconst layout: BannerLayout = BannerLayout\.FivePicture;\n\n<div/,
  );
});

test('the code of every story compiles elsewhere, and has nothing of the tests or of a minifier', async () => {
  const files = filesOf('**/*.stories.tsx');
  const codes = files.flatMap((file) =>
    Object.entries(storyCode.of(file)).map(([name, code]) => ({
      of: `${path.basename(file, '.stories.tsx')}.${name}`,
      code,
    })),
  );
  expect(codes.length).toBeGreaterThan(1000);
  const strange = codes.filter(({ code }) =>
    /storybook|\bfn\(|\.\.?\/.*\.tsx?'|function [A-Za-z]{1,2}\(/.test(code),
  );
  expect(strange.map((each) => each.of)).toEqual([]);
  // A folder inside of the package, so that the modules are found that the stories import too.
  const folder = await mkdtemp(path.join(home, 'node_modules/.stories-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const { of, code } of codes) await writeFile(path.join(folder, `${of}.tsx`), `${code}\nexport {};\n`);
  const tsconfig = path.join(folder, 'tsconfig.json');
  await writeFile(
    tsconfig,
    JSON.stringify({
      extends: path.join(home, 'tsconfig.json'),
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
      include: ['*.tsx'],
    }),
  );
  expect(await faultsOf(tsconfig)).toBe('');
});
