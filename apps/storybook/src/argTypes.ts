import type { ArgTypes, InputType, SBType } from 'storybook/internal/types';
import type { ComponentDoc, PropDoc } from '../docgen/componentDocs.ts';

/** The type of a prop from which Storybook makes a control. */
function typeOf({ type }: PropDoc): SBType {
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type };
  return type.includes('=>') && !type.endsWith('[]') ? { name: 'function' } : { name: 'other', value: type };
}

/** What props mean that have the same name, and do the same, in all components. */
const everywhere = new Map([
  ['ref', 'The element of the component, for example to focus it.'],
  ['value', 'The value, when the parent keeps it; with `onValueChange`.'],
  ['defaultValue', 'The first value, when the component keeps it.'],
  ['onValueChange', 'Called with each new value.'],
  ['checked', 'Whether it is on, when the parent keeps it; with `onCheckedChange`.'],
  ['defaultChecked', 'Whether it is on at first, when the component keeps it.'],
  ['onCheckedChange', 'Called when it is switched on or off.'],
  ['open', 'Whether it is open, when the parent keeps it; with `onOpenChange`.'],
  ['defaultOpen', 'Whether it is open at first, when the component keeps it.'],
  ['onOpenChange', 'Called when it opens or closes.'],
  ['variant', 'How prominent it is.'],
  ['tone', 'What it means, shown by colour.'],
  ['size', 'How big it is.'],
  ['renderLink', "Renders a link, such as that of the application's router. Default: an `a` element."],
]);

function argTypeOf(name: string, prop: PropDoc): InputType {
  return {
    name,
    description: prop.description || (everywhere.get(name) ?? ''),
    type: { ...typeOf(prop), required: prop.required },
    ...(prop.values === undefined ? {} : { options: prop.values }),
    // A `ReactNode` gets a text field, because text is the node that a person can type.
    ...(prop.type === 'ReactNode' ? { control: { type: 'text' } } : {}),
    table: {
      type: { summary: prop.type },
      ...(prop.default === undefined ? {} : { defaultValue: { summary: prop.default } }),
    },
  };
}

const isDoc = (value: unknown): value is ComponentDoc =>
  typeof value === 'object' && value !== null && 'props' in value && 'name' in value;

/** The table of a component's props, and the controls made from it. */
export function argTypesOf(component: unknown): ArgTypes {
  const doc =
    typeof component === 'function' && '__docgenInfo' in component ? component.__docgenInfo : undefined;
  if (!isDoc(doc)) return {};
  return Object.fromEntries(Object.entries(doc.props).map(([name, prop]) => [name, argTypeOf(name, prop)]));
}
