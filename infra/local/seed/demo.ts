import { makeDemoBusiness } from './demo-business.ts'
import { makeDemoPartners } from './demo-partners.ts'

/** Makes all of the demo data, what is there already aside; answers how to sign in. `say` gets why it takes long. */
export const makeDemo = async (origin: string, say?: (line: string) => void): Promise<string> =>
  (await Promise.all([makeDemoBusiness(origin, say), makeDemoPartners(origin)])).join('\n')
