import {
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Project,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import {
  isArrowFunction,
  isBindingElement,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isObjectBindingPattern,
  isVariableStatement,
  type Node,
  type ParameterDeclaration,
  type SourceFile,
} from 'typescript/unstable/ast';

/** The documentation of one prop. */
export interface PropDoc {
  description: string;
  required: boolean;
  /** The type in a form that a reader understands without looking anything up. */
  type: string;
  /** Every possible value, if there are only a few literal ones. */
  values?: readonly (string | number | boolean)[];
  /** Default value as source text. */
  default?: string;
}

export interface ComponentDoc {
  name: string;
  description: string;
  props: Record<string, PropDoc>;
}

interface Declared {
  name: Node;
  props: ParameterDeclaration | undefined;
}

/** Longest type text, in characters, because the page cuts longer ones. */
const longest = 160;

const isComponentName = (name: string) => /^[A-Z]/.test(name) && !/^[A-Z\d_]+$/.test(name);

/** Functions of a module that have the name of a component. */
function declaredIn(file: SourceFile): Declared[] {
  return file.statements.flatMap((statement): Declared[] => {
    if (isFunctionDeclaration(statement))
      return statement.name && isComponentName(statement.name.text)
        ? [{ name: statement.name, props: statement.parameters[0] }]
        : [];
    if (!isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      isIdentifier(name) &&
      isComponentName(name.text) &&
      initializer !== undefined &&
      (isArrowFunction(initializer) || isFunctionExpression(initializer))
        ? [{ name, props: initializer.parameters[0] }]
        : [],
    );
  });
}

/** Defaults in the parameters of a component: `{ size = 'md' }` → size: 'md'. */
function defaultsOf(props: ParameterDeclaration | undefined): Map<string, string> {
  const pattern = props?.name;
  if (pattern === undefined || !isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap((element): [string, string][] => {
      if (!isBindingElement(element) || element.initializer === undefined) return [];
      const name = element.propertyName ?? element.name;
      return name && isIdentifier(name) ? [[name.text, element.initializer.getText()]] : [];
    }),
  );
}

const written = (value: string | number | boolean | bigint) =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

/**
 * Reads components from their types with the compiler, because it knows what `(typeof sizes)[number]` is,
 * while a parser of one file sees only its text.
 */
export class ComponentDocs {
  readonly #project: Project;
  readonly #checker: Checker;
  readonly #home: string;

  /** @param home folder whose props are documented; those that React declares for every element are left out */
  constructor(project: Project, home: string) {
    this.#project = project;
    this.#checker = project.checker;
    this.#home = home;
  }

  /** Every component that a module declares. */
  of(file: string): ComponentDoc[] {
    const source = this.#project.program.getSourceFile(file);
    return source === undefined ? [] : declaredIn(source).flatMap((each) => this.#component(each));
  }

  #component({ name, props }: Declared): ComponentDoc[] {
    const symbol = this.#checker.getSymbolAtLocation(name);
    if (symbol === undefined) return [];
    const type = props && this.#checker.getTypeAtLocation(props);
    const defaults = defaultsOf(props);
    const own = type ? this.#propertiesOf(type).filter((each) => this.#isOurs(each)) : [];
    return [
      {
        // The symbol of a default export is called `default`.
        name: name.getText(),
        description: symbol.getDocumentationComment(this.#checker),
        props: Object.fromEntries(own.map((prop) => [prop.name, this.#prop(prop, name, defaults)])),
      },
    ];
  }

  /** For a union, the props of all its members, including props that only one member has. */
  #propertiesOf(type: Type): Symbol[] {
    const members = type.isUnionType() ? type.getTypes() : [type];
    const all = members.flatMap((member) => this.#checker.getPropertiesOfType(member));
    const named = new Map<string, Symbol>();
    for (const each of all) {
      const before = named.get(each.name);
      const forbidden = before && this.#checker.getTypeOfSymbol(before)?.flags === TypeFlags.Undefined;
      if (before === undefined || forbidden) named.set(each.name, each);
    }
    return [...named.values()];
  }

  /** Whether the prop is declared in our sources, and not by React for every element. */
  #isOurs({ declarations }: Symbol): boolean {
    return declarations.some(
      ({ path: file }) => file.startsWith(this.#home) && !file.includes('/node_modules/'),
    );
  }

  #prop(prop: Symbol, at: Node, defaults: Map<string, string>): PropDoc {
    const full = this.#checker.getTypeOfSymbolAtLocation(prop, at);
    const required = (prop.flags & SymbolFlags.Optional) === 0;
    const values = this.#valuesOf(full);
    const fallback = defaults.get(prop.name);
    return {
      description: prop.getDocumentationComment(this.#checker),
      required,
      type: values === undefined ? this.#nameOf(full, at) : values.map(written).join(' | '),
      ...(values === undefined ? {} : { values }),
      ...(fallback === undefined ? {} : { default: fallback }),
    };
  }

  #valuesOf(type: Type): (string | number | boolean)[] | undefined {
    if (!type.isUnionType()) return undefined;
    // `undefined` is left out, because the page shows in another column whether a prop is optional.
    const members = type.getTypes().filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
    const values = members.map((each) => {
      if (each.isBooleanLiteralType() || each.isStringLiteralType() || each.isNumberLiteralType())
        return each.value;
      // The types `true` and `false` have no `value` property.
      return each.flags & TypeFlags.BooleanLiteral ? this.#checker.typeToString(each) === 'true' : undefined;
    });
    const known = values.filter((each) => each !== undefined);
    const isBoolean = known.every((each) => typeof each === 'boolean');
    return known.length === values.length && known.length > 1 && !isBoolean ? known : undefined;
  }

  #nameOf(type: Type, at: Node): string {
    const name = this.#checker
      .typeToString(type, at)
      .replaceAll(/import\("[^"]+"\)\./g, '')
      .replace(/ \| undefined$/, '');
    return name.length > longest ? `${name.slice(0, longest)}…` : name;
  }
}
