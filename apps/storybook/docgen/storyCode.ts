import path from 'node:path';
import type { Project } from 'typescript/unstable/sync';
import {
  isArrowFunction,
  isAsExpression,
  isBlock,
  isCallExpression,
  isFunctionExpression,
  isIdentifier,
  isImportDeclaration,
  isJsxAttribute,
  isJsxSelfClosingElement,
  isJsxSpreadAttribute,
  isNamedImports,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isSpreadAssignment,
  isStringLiteral,
  isVariableStatement,
  type BindingName,
  type CallExpression,
  type Expression,
  type JsxSelfClosingElement,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
  type Statement,
} from 'typescript/unstable/ast';

/** Text that is indented as if its last line began at the left margin. */
function atMargin(text: string): string {
  const [first = '', ...later] = text.split('\n');
  const shift = /^ */.exec(later.at(-1) ?? '')?.[0].length ?? 0;
  const outward = new RegExp(`^ {0,${shift}}`);
  return [first, ...later.map((line) => line.replace(outward, ''))].join('\n');
}

const textOf = (node: Node): string => atMargin(node.getText());

/** The expression inside `(…)`, `… satisfies X` and `… as X`. */
function bare(node: Expression): Expression {
  return isParenthesizedExpression(node) || isSatisfiesExpression(node) || isAsExpression(node)
    ? bare(node.expression)
    : node;
}

/** Position after the bracket that closes the one before `from`. */
function closedAt(code: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < code.length; at += 1) depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
  return at;
}

/** Replaces spies by plain functions, because somebody who copies the code has no test. */
function withoutSpies(code: string): string {
  const spy = /\bfn(?:<.*?>)?\(/s.exec(code);
  if (spy === null) return code;
  const begin = spy.index + spy[0].length;
  const end = closedAt(code, begin);
  const inside = code
    .slice(begin, end - 1)
    .trim()
    .replace(/,$/, '');
  return code.slice(0, spy.index) + (atMargin(inside) || '() => {}') + withoutSpies(code.slice(end));
}

const indented = (code: string, by = '  ') => code.replaceAll(/\n(?=.)/g, `\n${by}`);

const bareName = (name: string) => name.replaceAll(/^['"]|['"]$/g, '');

type Args = ReadonlyMap<string, string>;

/** Attributes of an element, from its props. */
const attributesOf = (args: Args): string[] =>
  [...args]
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => {
      if (name.startsWith('...')) return `{${name}}`;
      const attribute = bareName(name);
      if (value === 'true') return attribute;
      const [, plain] = /^'([^'"\\]*)'$/.exec(value) ?? [];
      return plain === undefined ? `${attribute}={${indented(value)}}` : `${attribute}="${plain}"`;
    });

/** An element with its attributes on one line, or on a line each where they are long. */
function element(tag: string, attributes: readonly string[], children: string | undefined): string {
  const [, words] = /^'([^'\\{}<>]*)'$/.exec(children ?? '') ?? [];
  const inside = words ?? (children?.startsWith('<') ? children : children && `{${children}}`);
  const line = attributes.join(' ');
  const short = line.length < 70 && !line.includes('\n');
  const head =
    attributes.length === 0 ? `<${tag}` : `<${tag}${short ? ` ${line}` : `\n  ${attributes.join('\n  ')}\n`}`;
  if (inside === undefined) return short ? `${head} />` : `${head}/>`;
  return inside.includes('\n') || !short || inside.length > 60
    ? `${head}>\n  ${indented(inside)}\n</${tag}>`
    : `${head}>${inside}</${tag}>`;
}

function selfClosingIn(node: Node): JsxSelfClosingElement[] {
  const found = isJsxSelfClosingElement(node) ? [node] : [];
  node.forEachChild((each) => void found.push(...selfClosingIn(each)));
  return found;
}

/**
 * Text of a story's `render`, in which the element that takes all props of the story has them as attributes.
 * `undefined` where the props are used in another way.
 */
function withAttributes(body: Node, parameter: string, args: Args): string | undefined {
  const text = body.getText();
  if (text.match(new RegExp(`\\b${parameter}\\b`, 'g'))?.length !== 1) return undefined;
  const taking = selfClosingIn(body).find(({ attributes }) =>
    attributes.properties.some(
      (each) => isJsxSpreadAttribute(each) && each.expression.getText() === parameter,
    ),
  );
  if (taking === undefined || taking.typeArguments !== undefined) return undefined;
  const own = new Set(
    taking.attributes.properties.flatMap((each) => (isJsxAttribute(each) ? [each.name.getText()] : [])),
  );
  const rest = new Map([...args].filter(([name]) => !own.has(bareName(name))));
  const attributes = taking.attributes.properties.flatMap((each) =>
    isJsxSpreadAttribute(each) && each.expression.getText() === parameter
      ? attributesOf(rest)
      : [indented(textOf(each))],
  );
  const begin = taking.getStart() - body.getStart();
  const margin = /^ */.exec(text.slice(text.lastIndexOf('\n', begin) + 1, begin))?.[0] ?? '';
  const filled = element(taking.tagName.getText(), attributes, rest.get('children'));
  return atMargin(
    text.slice(0, begin) +
      indented(filled, begin > 0 ? margin : '') +
      text.slice(begin + taking.getText().length),
  );
}

/** The names that a declaration gives, also those of `const { a, b } = …`. */
const namesOf = (name: BindingName): string[] =>
  isIdentifier(name)
    ? [name.text]
    : isObjectBindingPattern(name)
      ? name.elements.flatMap((each) => (each.name ? namesOf(each.name) : []))
      : [];

/** An import of one name from a module. */
interface Import {
  from: string;
  /** Name in the module that imports it. */
  name: string;
  /** Name in the module that exports it; `default` where it exports no other. */
  exported: string;
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
  /** Values of the function that makes the story, as declarations. */
  given: string[];
}

const noParts = (): Parts => ({ args: new Map(), given: [] });

const namesIn = (code: string) => new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** Sorts `Button` before `type ButtonProps`, as the formatter does. */
const byName = (one: string, other: string) =>
  one.replace('type ', '') < other.replace('type ', '') ? -1 : 1;

/** How an import statement names what it imports. */
const clauseOf = ({ name, exported, type }: Import) =>
  `${type ? 'type ' : ''}${exported === name ? name : `${exported} as ${name}`}`;

function namesFrom(names: ReadonlySet<string>): string {
  const [only = ''] = names;
  const [, alone] = names.size === 1 ? (/^default as (\w+)$/.exec(only) ?? []) : [];
  return alone ?? `{ ${[...names].toSorted(byName).join(', ')} }`;
}

/** Whether a module belongs to Storybook or its test runner, whose names are removed from the code. */
const isOfStorybook = (from: string) => /^(?:storybook|@storybook)\//.test(from);

function importsIn(statement: Statement): Import[] {
  if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) return [];
  const from = statement.moduleSpecifier.text;
  const clause = statement.importClause;
  const whole = clause?.getText().startsWith('type ') === true;
  const named = clause?.namedBindings;
  return [
    ...(clause?.name ? [{ from, name: clause.name.text, exported: 'default', type: whole }] : []),
    ...(named !== undefined && isNamedImports(named) ? named.elements : []).map((each) => ({
      from,
      name: each.name.text,
      exported: each.propertyName?.text ?? each.name.text,
      type: whole || each.getText().startsWith('type '),
    })),
  ];
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
    const base = meta ? this.#parts(module, meta, new Set()) : noParts();
    const component = meta && this.#property(meta, 'component');
    return Object.fromEntries(
      this.#storyNames(source).map((name) => {
        const story = module.consts.get(name);
        const own = story ? this.#parts(module, story, new Set([name])) : base;
        const args = new Map([...base.args, ...own.args]);
        // A story removes an arg of the component's meta by setting it to `undefined`.
        for (const [prop, value] of args) if (value === 'undefined') args.delete(prop);
        const render = own.render ?? base.render;
        const tag = component?.getText();
        const usage =
          render === undefined
            ? element(tag ?? 'div', attributesOf(args), args.get('children'))
            : this.#rendered(render, args, tag);
        return [name, this.#whole(module, withoutSpies([...own.given, usage].join('\n\n')))];
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
      const text = statement.getText();
      const isStory = file.endsWith('.stories.tsx') && text.startsWith('export ');
      const code = text.replace(/^export (?:default )?/, '');
      if (isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          if (!isStory) for (const each of namesOf(name)) made.declared.set(each, code);
          if (initializer && isIdentifier(name)) made.consts.set(name.text, initializer);
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
    const parts = noParts();
    if (isCallExpression(object)) return this.#madeBy(module, object, seen);
    if (!isObjectLiteralExpression(object)) return parts;
    for (const each of object.properties) {
      if (!isSpreadAssignment(each) || !isIdentifier(each.expression)) continue;
      const { text } = each.expression;
      const other = module.consts.get(text);
      if (other === undefined || seen.has(text)) continue;
      const taken = this.#parts(module, other, new Set([...seen, text]));
      for (const [name, value] of taken.args) parts.args.set(name, value);
      if (taken.render) parts.render = taken.render;
      parts.given.push(...taken.given);
    }
    const args = this.#property(object, 'args');
    const written = args && bare(args);
    if (written && isObjectLiteralExpression(written)) this.#addArgs(module, written, parts.args);
    else if (written) parts.args.set(`...${textOf(written)}`, '');
    const render = this.#property(object, 'render');
    if (render) parts.render = render;
    return parts;
  }

  /** The parts of a story that a function of its module returns. */
  #madeBy(module: Module, call: CallExpression, seen: Set<string>): Parts {
    const made = module.consts.get(call.expression.getText());
    if (made === undefined || !isArrowFunction(made) || isBlock(made.body)) return noParts();
    const parts = this.#parts(module, made.body, seen);
    const given = made.parameters.map((parameter, at) => {
      const value = call.arguments[at];
      return `const ${parameter.getText()} = ${value ? textOf(value) : 'undefined'};`;
    });
    return { ...parts, given: [...given, ...parts.given] };
  }

  #addArgs(module: Module, object: ObjectLiteralExpression, args: Map<string, string>): void {
    for (const each of object.properties) {
      const [, story = ''] = isSpreadAssignment(each)
        ? (/^(\w+)\.args$/.exec(each.expression.getText()) ?? [])
        : [];
      const other = module.consts.get(story);
      if (isPropertyAssignment(each)) args.set(each.name.getText(), textOf(bare(each.initializer)));
      else if (other)
        for (const [name, value] of this.#parts(module, other, new Set([story])).args) args.set(name, value);
      else if (isSpreadAssignment(each)) args.set(`...${each.expression.getText()}`, '');
      else if (each.name) args.set(each.name.getText(), each.name.getText());
    }
  }

  #rendered(given: Expression, args: Args, tag: string | undefined): string {
    const render = bare(given);
    if (!isArrowFunction(render) && !isFunctionExpression(render)) return textOf(render);
    if (render.body === undefined) return '';
    const [parameter] = render.parameters;
    const name = parameter?.name.getText() ?? '';
    const body = isBlock(render.body) ? render.body : bare(render.body);
    const filled = parameter && isIdentifier(parameter.name) ? withAttributes(body, name, args) : undefined;
    const example = isBlock(body) ? 'function Example() ' : '';
    if (parameter === undefined || filled !== undefined) return `${example}${filled ?? textOf(body)}`;
    const lines = [...args].map(([prop, value]) =>
      prop.startsWith('...') ? `  ${prop},\n` : `  ${prop}: ${indented(value)},\n`,
    );
    // The type keeps values such as 2 or 'md' from becoming any number or any text.
    const type =
      args.size === 0 || tag === undefined ? '' : ` satisfies Partial<ComponentProps<typeof ${tag}>>`;
    const code = `const ${name} = {\n${lines.join('')}}${type};\n\n${example}${textOf(body)}`;
    // Only Storybook calls them args.
    return code.includes('props') ? code : code.replaceAll(/\bargs\b/g, 'props');
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
          // What makes or checks a story is no part of it, but may have the name of something in it.
          if (/^(?:const meta\b|type Story\b)|^.*[:<] ?Story\b/.test(source)) continue;
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
        const address = file === undefined ? wanted.from : this.#addressOf(file, wanted.exported);
        if (file !== undefined && address === undefined) {
          bring(this.#module(file), name);
          continue;
        }
        const names = imports.get(address ?? wanted.from) ?? new Set();
        imports.set(address ?? wanted.from, names.add(clauseOf(wanted)));
      }
    };
    bring(module, usage);
    if (usage.includes('ComponentProps<'))
      imports.set('react', (imports.get('react') ?? new Set()).add('type ComponentProps'));
    const heads = [...imports]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([from, names]) => `import ${namesFrom(names)} from '${from}';`);
    return [heads.join('\n'), ...declared, usage].filter((part) => part !== '').join('\n\n');
  }

  /** Shortest public import path of a name in a source file; `undefined` where it is not published. */
  #addressOf(file: string, name: string): string | undefined {
    const parts = path.relative(this.#sources, file).split(path.sep);
    const folders = parts.map((_part, depth) => parts.slice(0, depth).join('/'));
    if (parts[0] === 'locales' || parts[1] === 'words')
      return `${this.#name}/${parts.join('/').replace(/\.ts$/, '')}`;
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
