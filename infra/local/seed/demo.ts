import { makeDemoBusiness } from './demo-business.ts'
import { operatorSignIn } from './demo-operator.ts'
import { makeDemoPartners } from './demo-partners.ts'
import { answerDemoProposals, demoProposals } from './demo-proposals.ts'
import { makeDemoReports } from './demo-reports.ts'
import { runCommands } from './run-commands.ts'

/** Creates the demo data that does not exist yet; returns how to sign in. `say` gets the reason for a wait. */
export const makeDemo = async (origin: string, say?: (line: string) => void): Promise<string> => {
  const [business, partners] = await Promise.all([makeDemoBusiness(origin, say), makeDemoPartners(origin)])
  await runCommands(origin, demoProposals(business, partners))
  await answerDemoProposals(business, partners)
  await makeDemoReports(origin, business, partners)
  return [business.signIn, `${partners.signIn}; ${operatorSignIn(origin)}`].join('\n')
}
