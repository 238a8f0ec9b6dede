import {
  Children,
  cloneElement,
  isValidElement,
  type CSSProperties,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

interface Props extends Record<string, unknown> {
  children?: ReactNode;
}
type Handler = (...args: unknown[]) => void;

/** Marks the child of a Slot that becomes the root. Its siblings are moved into that root. */
export function Slottable({ children }: { children: ReactNode }): ReactNode {
  return children;
}

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/**
 * Merges props: the child's own win, handlers of both run (the child's first), classes and styles are
 * combined.
 */
function merged(ours: Props, own: Props): Props {
  const result: Props = { ...ours, ...own };
  for (const [name, theirs] of Object.entries(own)) {
    const mine = ours[name];
    if (isHandler(name, theirs) && isHandler(name, mine)) {
      result[name] = (...args: unknown[]) => {
        theirs(...args);
        mine(...args);
      };
    }
  }
  const className = [ours['className'], own['className']].filter(Boolean).join(' ');
  if (className !== '') result['className'] = className;
  if (ours['style'] && own['style']) result['style'] = { ...ours['style'], ...own['style'] };
  return result;
}

function assign(ref: unknown, node: unknown): (() => void) | undefined {
  if (typeof ref === 'function') return ref(node);
  if (typeof ref === 'object' && ref !== null && 'current' in ref) ref.current = node;
  return undefined;
}

/** A ref that sets two refs. Cleanup functions returned by callback refs are kept. */
function shared(ours: unknown, theirs: unknown): unknown {
  if (!ours || !theirs) return ours ?? theirs;
  return (node: unknown) => {
    const cleanups = [assign(ours, node), assign(theirs, node)];
    return () => {
      [ours, theirs].forEach((ref, index) => {
        const cleanup = cleanups[index];
        if (cleanup) cleanup();
        else assign(ref, null);
      });
    };
  };
}

const isElement = (node: ReactNode): node is ReactElement<Props> => isValidElement(node);

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  style?: CSSProperties;
  children?: ReactNode;
}

/**
 * Passes its props to its only child (`asChild`). The component is our own, because that of a library would
 * add three times as many bytes to every first load, and the home page has no bytes to spare (decision 0006).
 */
export function Slot({ children, ref, ...ours }: SlotProps): ReactNode {
  const parts = Children.toArray(children);
  const mark = parts.find((part) => isElement(part) && part.type === Slottable);
  const child: ReactNode = isElement(mark) ? mark.props.children : children;
  if (!isElement(child)) throw new Error('asChild takes one element.');
  const { ref: theirs, ...own } = child.props;
  const inner = isElement(mark) ? parts.map((part) => (part === mark ? own.children : part)) : [own.children];
  return cloneElement(child, { ...merged({ ...ours }, own), ref: shared(ref, theirs) }, ...inner);
}
