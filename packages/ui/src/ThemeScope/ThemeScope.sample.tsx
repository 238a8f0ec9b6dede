import { tenantThemes } from '@stoa/theme';
import type { Sample } from '../test/minimalProps.tsx';
import { ThemeScope } from './ThemeScope.tsx';

const theme = tenantThemes('#17a673');

export default {
  render: (root) => (
    <ThemeScope {...root} theme={theme}>
      预览
    </ThemeScope>
  ),
} satisfies Sample;
