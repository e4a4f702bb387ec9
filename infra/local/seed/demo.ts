import { makeDemoApplications } from './demo-applications.ts'
import { makeDemoBusiness } from './demo-business.ts'
import { bookDemoMeeting } from './demo-meeting.ts'
import { operatorSignIn } from './demo-operator.ts'
import { makeDemoPartners } from './demo-partners.ts'
import { answerDemoProposals, demoProposals } from './demo-proposals.ts'
import { makeDemoReports } from './demo-reports.ts'
import { makeDemoDeals } from './make-deals.ts'
import { runCommands } from './run-commands.ts'

/** Creates the demo data that does not exist yet; returns how to sign in. `say` gets the reason for a wait. */
export const makeDemo = async (origin: string, say?: (line: string) => void): Promise<string> => {
  const [business, partners] = await Promise.all([makeDemoBusiness(origin, say), makeDemoPartners(origin)])
  await business.sendEarlier()
  const [, , partner] = partners.approved
  await runCommands(origin, demoProposals(business, partners))
  await Promise.all([
    answerDemoProposals(business, partners).then(() => makeDemoReports(origin, business, partners)),
    makeDemoDeals({ origin, business, partner }),
    makeDemoApplications(origin, partner),
    bookDemoMeeting(origin),
  ])
  return [business.signIn, `${partners.signIn}; ${operatorSignIn(origin)}`].join('\n')
}
