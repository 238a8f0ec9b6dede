import { readdirSync, readFileSync } from 'node:fs';
import { parseAst, Visitor, type Plugin } from 'vite';
import { edited, type Edit } from './edit.ts';

/** Literals of one enumeration, as source, by the names of its members. */
export type Members = ReadonlyMap<string, string>;

const declaration = /export const (\w+) = (?:\/\* @__PURE__ \*\/ )?\{([^{}]*)\} as const;/g;
const member = /^\s*(\w+): (\d+|'[^'\\]*'),?$/;

/** The enumerations of a source file whose members are all plain literals. */
export function enumerationsIn(source: string): Map<string, Members> {
  const found = new Map<string, Members>();
  for (const [, name = '', body = ''] of source.matchAll(declaration)) {
    const lines = body.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\*\*|\*|\/\/)/.test(line));
    const members = lines.map((line) => member.exec(line));
    if (members.every((found) => found !== null))
      found.set(name, new Map(members.map(([, key = '', value = '']) => [key, value])));
  }
  return found;
}

/** The source with every `Enumeration.Member` that it imports replaced by its value. */
export function withValues(code: string, enumerations: ReadonlyMap<string, Members>): string {
  const local = new Map<string, Members>();
  const edits: Edit[] = [];
  const visitor = new Visitor({
    ImportSpecifier({ imported, local: { name } }) {
      const members = imported.type === 'Identifier' ? enumerations.get(imported.name) : undefined;
      if (members) local.set(name, members);
    },
    MemberExpression({ start, end, object, property, computed }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const value = local.get(object.name)?.get(property.name);
      if (value !== undefined) edits.push({ start, end, text: value });
    },
  });
  visitor.visit(parseAst(code));
  return edited(code, edits);
}

/**
 * Replaces members of enumerations by their values, because a bundler keeps the whole object for one member.
 * The browser's build then keeps only the enumerations that a schema or a loop needs whole. Saves 0.9 KiB of
 * gzip for the login, 1.6 to 1.9 for home, lists, detail and study, 6 for the pages of people.
 */
export function inlineEnums(): Plugin {
  const folder = new URL('../../../packages/domain/src/enums/', import.meta.url);
  let enumerations = new Map<string, Members>();
  return {
    name: 'stoa-inline-enums',
    apply: 'build',
    buildStart() {
      const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
      enumerations = new Map(
        files.flatMap((name) => [...enumerationsIn(readFileSync(new URL(name, folder), 'utf8'))]),
      );
    },
    transform: {
      filter: { id: /\/(packages\/(domain|api|ui|pages)|apps\/portal)\/src\/.*(?<!\.css)\.tsx?$/ },
      handler: (code) => ({ code: withValues(code, enumerations), map: null }),
    },
  };
}
