import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ComponentDocs } from './componentDocs.ts';
import { openProject } from './project.ts';
import { StoryCode } from './storyCode.ts';

/** Lines of code that tell Storybook which props a module's components have. */
const docsLines = (docs: ComponentDocs, file: string) =>
  docs
    .of(file)
    .map((each) => `${each.name}.__docgenInfo = ${JSON.stringify({ displayName: each.name, ...each })};`);

/** Lines of code that tell Storybook which source to show for each story. */
const codeLines = (code: StoryCode, file: string) =>
  Object.entries(code.of(file)).map(
    ([name, shown]) =>
      `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: ${JSON.stringify({ code: shown, language: 'tsx' })} } };`,
  );

/** Name of the package in a folder. */
const nameOf = (home: string): string => {
  const { name }: { name: string } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return name;
};

/**
 * Gives components their props and stories their code, for the pages of documentation. Both are read when
 * Storybook starts, so a changed type shows after a restart.
 *
 * @param home folder of the package whose components are shown
 */
export function documented(home: string): Plugin {
  const sources = path.join(home, 'src');
  let opened: ReturnType<typeof openProject> | undefined;
  let docs: ComponentDocs | undefined;
  let code: StoryCode | undefined;
  return {
    name: `stoa-documented-${path.basename(home)}`,
    enforce: 'pre',
    buildStart() {
      opened ??= openProject(path.join(home, 'tsconfig.json'));
      docs ??= new ComponentDocs(opened.project, path.resolve(home, '..'));
      code ??= new StoryCode(opened.project, sources, nameOf(home));
    },
    transform(text, id) {
      const [file = ''] = id.split('?');
      if (!docs || !code || !file.startsWith(sources) || !file.endsWith('.tsx') || id !== file)
        return undefined;
      const lines = [
        ...docsLines(docs, file),
        ...(file.endsWith('.stories.tsx') ? codeLines(code, file) : []),
      ];
      // Only adds lines at the end, so that the source map stays valid.
      return lines.length === 0 ? undefined : { code: `${text}\n${lines.join('\n')}\n`, map: null };
    },
    closeBundle() {
      opened?.close();
      opened = undefined;
    },
  };
}
