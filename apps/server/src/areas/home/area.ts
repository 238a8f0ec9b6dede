import type { Area } from '../../shared/area.ts';
import { homeHandlers } from './handlers.ts';

/** The home page, banners and adverts of every page, and what is to be done soon. */
export const homeArea: Area = { name: 'home', handlers: homeHandlers };
