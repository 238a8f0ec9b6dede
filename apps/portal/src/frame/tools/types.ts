import type { ComponentType } from 'react';

/** The parts of the header and the overlays. They load after the page. */
export interface Tools {
  readonly CompanyFooter: ComponentType;
  readonly HeaderTools: ComponentType;
  readonly MoreNav: ComponentType;
  readonly PhoneBar: ComponentType;
  readonly Overlays: ComponentType<{ slim: boolean }>;
}
