import { clsx } from 'clsx';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { root } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { current, onServer, subscribe } from './announce.ts';

export type LiveRegionProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * The place where `announce` puts its messages. Mount one in an app from the start, because screen readers
 * ignore a region that appears together with its message.
 */
export function LiveRegion({ className, ...rest }: LiveRegionProps) {
  const heard = useSyncExternalStore(subscribe, current, onServer);
  return (
    <div {...rest} data-component="LiveRegion" className={clsx(root, className)}>
      <output aria-live="polite" aria-atomic="true">
        {heard.polite}
      </output>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {heard.assertive}
      </div>
    </div>
  );
}
