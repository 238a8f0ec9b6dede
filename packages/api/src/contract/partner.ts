import * as v from 'valibot';
import { defineCall } from './define.ts';
import { homeModule } from './types/home.ts';
import { omoClassSummary } from './types/omo.ts';
import { personBrief } from './types/values.ts';
import { noRequest } from './types/wire.ts';

const partnerHomeData = v.object({
  name: v.string(),
  introHtml: v.string(),
  modules: v.array(homeModule),
  classes: v.array(omoClassSummary),
  teachers: v.array(personBrief),
});
export type PartnerHome = v.InferOutput<typeof partnerHomeData>;

/** The partner's home page; refused for companies without the partner (1005). */
export const partnerHome = defineCall({
  id: 'X136',
  method: 'GET',
  path: '/partner/pc/home',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: partnerHomeData,
});
