import { makeDemoBusiness } from './demo-business.ts'
import { makeDemoPartners } from './demo-partners.ts'

/** Creates the demo data that does not exist yet; returns how to sign in. `say` gets the reason for a wait. */
export const makeDemo = async (origin: string, say?: (line: string) => void): Promise<string> =>
  (await Promise.all([makeDemoBusiness(origin, say), makeDemoPartners(origin)])).join('\n')
