import { makeDemoBusiness } from './demo-business.ts'
import { makeDemoPartners } from './demo-partners.ts'

/** Makes all of the demo data, what is there already aside; answers how to sign in. */
export const makeDemo = async (origin: string): Promise<string> =>
  (await Promise.all([makeDemoBusiness(origin), makeDemoPartners(origin)])).join('\n')
