// This file is a chunk of its own, because most visits find their theme in the page already.
export { applyTheme, cacheTheme, tenantThemes } from '@stoa/theme';
