import { randomUUID } from 'node:crypto'
import {
  changeRole as changeEndpoint,
  inviteColleague,
  listColleagues,
  removeColleague,
  withdrawInvitation,
} from '#shared/company/colleagues.ts'
import { joinCompany as joinEndpoint, leaveCompany, readInvitation } from '#shared/company/membership.ts'
import { clock } from '#shared/contract/clock.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { acceptanceOf } from '../platform/terms/acceptance.ts'
import { changeRole, endMembership } from './change-members.ts'
import { findInvitations, findMembers, findProfile, maxMembers } from './company.store.ts'
import { invite } from './invite.ts'
import { findInviting, removeInvitation, storeInvitation } from './inviting.store.ts'
import { joinCompany, requireInvitation } from './join.ts'
import { findJoining, joinsOf } from './joining.store.ts'
import { membersOf } from './members.store.ts'

const now = () => new Date(clock.now()).toISOString()

const perHour = { caller: 20, network: 80 }

type Asked = { body: { token: string }; person: string; clientAddress: string }

/** Reads the invitation while the call is counted: nobody guesses tokens without limit. */
const prepareJoining = async ({ body: { token }, person, clientAddress }: Asked) => {
  const guarding = guardCaller({ form: 'company_joining', perHour, caller: person, clientAddress })
  const [verdict, found] = await Promise.all([guarding, findJoining(person, token)])
  enforce(verdict)
  return found
}

export const handler = httpFunction(
  [
    serve(listColleagues, async ({ caller, person }) => {
      const [members, invitations] = await Promise.all([findMembers(caller), findInvitations(caller)])
      const items = members.map(({ sub: id, ...member }) => ({ ...member, id, isYou: id === person }))
      return { items, invitations }
    }),
    serveChangeOnce(inviteColleague, {
      guard: ({ caller, clientAddress }) =>
        guardCaller({ form: 'colleague_invitation', perHour, caller, clientAddress }),
      find: ({ caller, person }) => findInviting(caller, person),
      handle: ({ body, memberName }, receipt, found) => {
        const inviter = { name: memberName, email: found.account?.email ?? '' }
        const store = storeInvitation(found, receipt)
        const asked = { found: { ...found, inviter }, id: randomUUID(), now: now(), store, max: maxMembers }
        return invite(body, asked)
      },
    }),
    serveChange(withdrawInvitation, async ({ params: { id }, caller }) => {
      await removeInvitation(caller, id)
      return undefined
    }),
    serveChange(changeEndpoint, async ({ params: { id }, body: { role }, caller }) => {
      await changeRole(id, role, membersOf(caller, { isTold: false, now: now() }))
      return undefined
    }),
    serveChange(removeColleague, async ({ params: { id }, caller, person }) => {
      await endMembership(id, membersOf(caller, { isTold: id !== person, now: now() }))
      return undefined
    }),
    serveChange(leaveCompany, async ({ caller, person, memberName }) => {
      // Whoever has left already is alone in a company without a profile.
      if (memberName === null && (await findProfile(caller))) throw new Failure('last_owner')
      await endMembership(person, membersOf(caller, { isTold: false, now: now() }))
      return undefined
    }),
    serve(readInvitation, async ({ headers: { 'x-invitation': token = '' }, person }) => {
      const found = await findJoining(person, token)
      return { ...requireInvitation(found, now()), email: found.email }
    }),
    serveChange(
      joinEndpoint,
      async ({ body: { token, name, ...body }, person }, found) => {
        const at = now()
        const joins = joinsOf(person, token, acceptanceOf(body, at))
        await joinCompany(found, { name, now: at }, joins)
        return { companyName: found.invitation?.companyName ?? '' }
      },
      prepareJoining,
    ),
  ],
  findMembership,
)
