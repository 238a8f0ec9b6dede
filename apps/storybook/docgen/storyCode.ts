import path from 'node:path';
import type { Project } from 'typescript/unstable/sync';
import {
  isArrowFunction,
  isAsExpression,
  isBlock,
  isFunctionExpression,
  isIdentifier,
  isImportDeclaration,
  isNamedImports,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isSpreadAssignment,
  isStringLiteral,
  isVariableStatement,
  type Expression,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
  type Statement,
} from 'typescript/unstable/ast';

/** Source text of a node, indented as if its last line began at the left margin. */
function textOf(node: Node): string {
  const [first = '', ...later] = node.getText().split('\n');
  const shift = /^ */.exec(later.at(-1) ?? '')?.[0].length ?? 0;
  const outward = new RegExp(`^ {0,${shift}}`);
  return [first, ...later.map((line) => line.replace(outward, ''))].join('\n');
}

/** The expression inside `(…)`, `… satisfies X` and `… as X`. */
function bare(node: Expression): Expression {
  return isParenthesizedExpression(node) || isSatisfiesExpression(node) || isAsExpression(node)
    ? bare(node.expression)
    : node;
}

/** Replaces spies by plain functions, because somebody who copies the code has no test. */
const withoutSpies = (code: string) =>
  code.replaceAll(/\bfn\(((?:[^()]|\([^()]*\))*)\)/g, (_all, inside: string) => inside || '() => {}');

const indented = (code: string) => code.replaceAll(/\n(?=.)/g, '\n  ');

/** An import of one name from a module. */
interface Import {
  from: string;
  name: string;
  type: boolean;
}

interface Module {
  file: string;
  imports: Map<string, Import>;
  /** Source text of each declaration of the module, by name. */
  declared: Map<string, string>;
  consts: Map<string, Expression>;
}

/** The parts of a story's object, together with those that it spreads from another story. */
interface Parts {
  args: Map<string, string>;
  render?: Expression;
}

const namesIn = (code: string) => new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** Sorts `Button` before `type ButtonProps`, as the formatter does. */
const byName = (one: string, other: string) =>
  one.replace('type ', '') < other.replace('type ', '') ? -1 : 1;

/** Whether a module belongs to Storybook or its test runner, whose names are removed from the code. */
const isOfStorybook = (from: string) => /^(?:storybook|@storybook)\//.test(from);

function importsIn(statement: Statement): Import[] {
  if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) return [];
  const from = statement.moduleSpecifier.text;
  const clause = statement.importClause;
  const whole = clause?.getText().startsWith('type ') === true;
  const named = clause?.namedBindings;
  if (named === undefined || !isNamedImports(named)) return [];
  return named.elements.map((each) => ({
    from,
    name: each.name.text,
    type: whole || each.getText().startsWith('type '),
  }));
}

/**
 * Writes for each story the code that a consumer can copy: real names, public imports and everything that it
 * needs.
 */
export class StoryCode {
  readonly #project: Project;
  readonly #sources: string;
  readonly #name: string;
  readonly #modules = new Map<string, Module>();
  readonly #exports = new Map<string, Set<string>>();

  /**
   * @param sources folder of the package's sources
   * @param name name under which the package is imported
   */
  constructor(project: Project, sources: string, name: string) {
    this.#project = project;
    this.#sources = sources;
    this.#name = name;
  }

  /** Code of each story, by its export name. */
  of(file: string): Record<string, string> {
    const source = this.#project.program.getSourceFile(file);
    if (source === undefined) return {};
    const module = this.#module(file);
    const meta = module.consts.get('meta');
    const base = meta ? this.#parts(module, meta, new Set()) : { args: new Map<string, string>() };
    const component = meta && this.#property(meta, 'component');
    return Object.fromEntries(
      this.#storyNames(source).map((name) => {
        const story = module.consts.get(name);
        const own = story ? this.#parts(module, story, new Set([name])) : base;
        const args = new Map([...base.args, ...own.args]);
        // A story removes an arg of the component's meta by setting it to `undefined`.
        for (const [prop, value] of args) if (value === 'undefined') args.delete(prop);
        const render = own.render ?? base.render;
        const tag = component?.getText() ?? 'div';
        const usage = render === undefined ? this.#element(tag, args) : this.#rendered(render, args);
        return [name, this.#whole(module, withoutSpies(usage))];
      }),
    );
  }

  #storyNames(source: SourceFile): string[] {
    return [...source.text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '');
  }

  #module(file: string): Module {
    const known = this.#modules.get(file);
    if (known) return known;
    const made: Module = { file, imports: new Map(), declared: new Map(), consts: new Map() };
    this.#modules.set(file, made);
    for (const statement of this.#project.program.getSourceFile(file)?.statements ?? []) {
      for (const each of importsIn(statement)) made.imports.set(each.name, each);
      const code = statement.getText().replace(/^export (?:default )?/, '');
      if (isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          if (!isIdentifier(name)) continue;
          made.declared.set(name.text, code);
          if (initializer) made.consts.set(name.text, initializer);
        }
      } else {
        const [, name] = /^(?:async )?(?:function|class|interface|type) (\w+)/.exec(code) ?? [];
        if (name !== undefined) made.declared.set(name, code);
      }
    }
    return made;
  }

  #property(of: Expression, name: string): Expression | undefined {
    const object = bare(of);
    if (!isObjectLiteralExpression(object)) return undefined;
    for (const each of object.properties)
      if (isPropertyAssignment(each) && each.name.getText() === name) return each.initializer;
    return undefined;
  }

  #parts(module: Module, of: Expression, seen: Set<string>): Parts {
    const object = bare(of);
    const parts: Parts = { args: new Map() };
    if (!isObjectLiteralExpression(object)) return parts;
    for (const each of object.properties) {
      if (!isSpreadAssignment(each) || !isIdentifier(each.expression)) continue;
      const { text } = each.expression;
      const other = module.consts.get(text);
      if (other === undefined || seen.has(text)) continue;
      const taken = this.#parts(module, other, new Set([...seen, text]));
      for (const [name, value] of taken.args) parts.args.set(name, value);
      if (taken.render) parts.render = taken.render;
    }
    const args = this.#property(object, 'args');
    const written = args && bare(args);
    if (written && isObjectLiteralExpression(written)) this.#addArgs(written, parts.args);
    else if (written) parts.args.set(`...${textOf(written)}`, '');
    const render = this.#property(object, 'render');
    if (render) parts.render = render;
    return parts;
  }

  #addArgs(object: ObjectLiteralExpression, args: Map<string, string>): void {
    for (const each of object.properties) {
      if (isPropertyAssignment(each)) args.set(each.name.getText(), textOf(each.initializer));
      else if (isSpreadAssignment(each)) args.set(`...${each.expression.getText()}`, '');
      else if (each.name) args.set(each.name.getText(), each.name.getText());
    }
  }

  #element(tag: string, args: Map<string, string>): string {
    const given = [...args].filter(([name]) => name !== 'children');
    const attributes = given.map(([name, value]) => {
      if (name.startsWith('...')) return `{${name}}`;
      const attribute = name.replaceAll(/^['"]|['"]$/g, '');
      if (value === 'true') return attribute;
      const [, plain] = /^'([^'"\\]*)'$/.exec(value) ?? [];
      return plain === undefined ? `${attribute}={${indented(value)}}` : `${attribute}="${plain}"`;
    });
    const children = args.get('children');
    const [, words] = /^'([^'\\{}<>]*)'$/.exec(children ?? '') ?? [];
    const inside = words ?? (children?.startsWith('<') ? children : children && `{${children}}`);
    const line = attributes.join(' ');
    const short = line.length < 70 && !line.includes('\n');
    const head =
      attributes.length === 0
        ? `<${tag}`
        : `<${tag}${short ? ` ${line}` : `\n  ${attributes.join('\n  ')}\n`}`;
    if (inside === undefined) return short ? `${head} />` : `${head}/>`;
    return inside.includes('\n') || !short || inside.length > 60
      ? `${head}>\n  ${indented(inside)}\n</${tag}>`
      : `${head}>${inside}</${tag}>`;
  }

  #rendered(given: Expression, args: Map<string, string>): string {
    const render = bare(given);
    if (!isArrowFunction(render) && !isFunctionExpression(render)) return textOf(render);
    const [parameter] = render.parameters;
    const lines = [...args].map(([name, value]) =>
      name.startsWith('...') ? `  ${name},` : `  ${name}: ${indented(value)},`,
    );
    const values =
      parameter === undefined ? '' : `const ${parameter.name.getText()} = {\n${lines.join('\n')}\n};\n\n`;
    if (isArrowFunction(render) && !isBlock(render.body)) return `${values}${textOf(bare(render.body))}`;
    const body = render.body ? textOf(render.body) : '{}';
    return `${values}function Example() ${body}`;
  }

  #whole(module: Module, usage: string): string {
    const imports = new Map<string, Set<string>>();
    const declared: string[] = [];
    const done = new Set<string>();
    const bring = (from: Module, code: string) => {
      for (const name of namesIn(code)) {
        const source = from.declared.get(name);
        const mark = `${from.file} ${name}`;
        if (done.has(mark)) continue;
        if (source !== undefined) {
          if (/^const (?:meta\b|\w+: Story\b)|^type Story\b/.test(source)) continue;
          done.add(mark);
          const shown = withoutSpies(source);
          bring(from, shown);
          if (!declared.includes(shown)) declared.push(shown);
          continue;
        }
        const wanted = from.imports.get(name);
        if (wanted === undefined || isOfStorybook(wanted.from)) continue;
        done.add(mark);
        const file = wanted.from.startsWith('.')
          ? path.resolve(path.dirname(from.file), wanted.from)
          : undefined;
        const address = file === undefined ? wanted.from : this.#addressOf(file, name);
        if (file !== undefined && address === undefined) {
          bring(this.#module(file), name);
          continue;
        }
        const names = imports.get(address ?? wanted.from) ?? new Set();
        imports.set(address ?? wanted.from, names.add(wanted.type ? `type ${name}` : name));
      }
    };
    bring(module, usage);
    const heads = [...imports]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([from, names]) => `import { ${[...names].toSorted(byName).join(', ')} } from '${from}';`);
    return [heads.join('\n'), ...declared, usage].filter((part) => part !== '').join('\n\n');
  }

  /** Shortest public import path of a name in a source file; `undefined` where it is not published. */
  #addressOf(file: string, name: string): string | undefined {
    const parts = path.relative(this.#sources, file).split(path.sep);
    const folders = parts.map((_part, depth) => parts.slice(0, depth).join('/'));
    if (parts[0] === 'locales') return `${this.#name}/${parts.join('/').replace(/\.ts$/, '')}`;
    const way = folders.find((folder) =>
      this.#exportsOf(path.join(this.#sources, folder, 'index.ts')).has(name),
    );
    return way === undefined ? undefined : path.posix.join(this.#name, way);
  }

  #exportsOf(index: string): Set<string> {
    const known = this.#exports.get(index);
    if (known) return known;
    const source = this.#project.program.getSourceFile(index);
    const symbol = source && this.#project.checker.getSymbolAtLocation(source);
    const names = new Set(
      symbol ? this.#project.checker.getExportsOfModule(symbol).map((each) => each.name) : [],
    );
    this.#exports.set(index, names);
    return names;
  }
}
