import type { Area } from '../../shared/area.ts';
import { homeHandlers } from './handlers.ts';

/** The home page, banners and adverts of every page, and the person's next tasks. */
export const homeArea: Area = { name: 'home', handlers: homeHandlers };
