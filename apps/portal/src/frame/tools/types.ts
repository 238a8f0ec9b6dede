import type { ComponentType } from 'react';

/** What comes into the header and above the page once the page stands. */
export interface Tools {
  readonly CompanyFooter: ComponentType;
  readonly HeaderTools: ComponentType;
  readonly MoreNav: ComponentType;
  readonly Overlays: ComponentType<{ slim: boolean }>;
}
