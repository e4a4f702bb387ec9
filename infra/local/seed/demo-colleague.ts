import { inviteColleague, listColleagues } from '#shared/company/colleagues.ts'
import { joinCompany } from '#shared/company/membership.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { type Caller, callerWith } from './api-caller.ts'
import { signInBusiness } from './business-account.ts'
import { personAt } from './person.ts'

const email = 'erik.holm@demobolaget.example'

type Colleagues = { items: { email: string }[] }

/** Invites a colleague to the demo business, who joins by the link of the mail; returns their address. */
export const inviteDemoColleague = async (
  origin: string,
  call: Caller,
  say?: (line: string) => void,
): Promise<string> => {
  const { items } = await call<Colleagues>(listColleagues)
  if (items.some(one => one.email === email)) return email
  await call(inviteColleague, { email, role: 'requester', language: 'sv' })
  const token = await personAt(origin).mailed(email, '', /#token=(\S+)/)
  const asColleague = callerWith(origin, await signInBusiness(origin, email, say))
  const accepted = { termsVersion: presentTerms, language: 'sv' }
  await asColleague(joinCompany, { token, name: 'Erik Holm', ...accepted })
  return email
}
