import type { Sample } from '../test/minimalProps.tsx';
import { CompanySwitcher } from './CompanySwitcher.tsx';

const nothing = () => undefined;

export default {
  render: (root) => (
    <CompanySwitcher
      {...root}
      open
      onOpenChange={nothing}
      companies={[{ companyId: 1, name: '晨曦零售' }]}
      currentId={1}
      onCompanyChange={nothing}
    />
  ),
} satisfies Sample;
