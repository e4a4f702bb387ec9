import { randomUUID } from 'node:crypto'
import {
  changeRole as changeEndpoint,
  inviteColleague,
  listColleagues,
  removeColleague,
  withdrawInvitation,
} from '#shared/company/colleagues.ts'
import { acceptJoinRequest, declineJoinRequest, listJoinRequests } from '#shared/company/join-requests.ts'
import { joinCompany as joinEndpoint, leaveCompany, readInvitation } from '#shared/company/membership.ts'
import { askToJoin as askEndpoint, findSameCompany } from '#shared/company/same-company.ts'
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
import { decline, endOf, findJoinRequests } from './join-requests.store.ts'
import { findJoining, joinsOf } from './joining.store.ts'
import { membersOf } from './members.store.ts'
import { findSame, storeJoinRequest } from './same-company.store.ts'
import { askToJoin, tellSame } from './same-company.ts'

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

type Entering = { caller: string; person: string; clientAddress: string }

/** Reads who has a number while the call is counted: nobody learns our customers by trying numbers. */
const findCounted = async ({ caller, person, clientAddress }: Entering, number: string) => {
  const guarding = guardCaller({ form: 'same_company', perHour, caller: person, clientAddress })
  const [verdict, found] = await Promise.all([guarding, findSame({ caller, person }, number)])
  enforce(verdict)
  return found
}

const prepareAsking = ({ body, ...request }: Entering & { body: { organizationNumber: string } }) =>
  findCounted(request, body.organizationNumber)

const guardInviting = ({ caller, clientAddress }: Pick<Entering, 'caller' | 'clientAddress'>) =>
  guardCaller({ form: 'colleague_invitation', perHour, caller, clientAddress })

export const handler = httpFunction(
  [
    serve(listColleagues, async ({ caller, person }) => {
      const [members, invitations] = await Promise.all([findMembers(caller), findInvitations(caller)])
      const items = members.map(({ sub: id, ...member }) => ({ ...member, id, isYou: id === person }))
      return { items, invitations }
    }),
    serveChangeOnce(inviteColleague, {
      guard: guardInviting,
      find: ({ caller, person }) => findInviting(caller, person),
      handle: ({ body, memberName }, receipt, found) => {
        const inviter = { name: memberName, email: found.account?.email ?? '' }
        const store = storeInvitation(found, receipt)
        const asked = { found: { ...found, inviter }, id: randomUUID(), now: now(), store, max: maxMembers }
        return invite(body, asked)
      },
    }),
    serve(listJoinRequests, async ({ caller }) => ({ items: await findJoinRequests(caller) })),
    serveChangeOnce(acceptJoinRequest, {
      guard: guardInviting,
      find: async ({ caller, person }) => {
        const [found, requests] = await Promise.all([findInviting(caller, person), findJoinRequests(caller)])
        return { ...found, requests }
      },
      handle: async ({ params, body: { role }, memberName }, receipt, { requests, ...found }) => {
        const request = requests.find(({ id }) => id === params.id)
        if (!request) throw new Failure('not_found')
        const inviter = { name: memberName, email: found.account?.email ?? '' }
        const store = storeInvitation(found, receipt, await endOf(request))
        const asked = { found: { ...found, inviter }, id: randomUUID(), now: now(), store, max: maxMembers }
        return invite({ email: request.email, role, language: request.replyLanguage }, asked)
      },
    }),
    serveChange(declineJoinRequest, async ({ params: { id }, caller }) => {
      await decline(caller, id)
      return undefined
    }),
    serve(findSameCompany, async ({ headers: { 'x-organization-number': number }, ...request }) =>
      tellSame(await findCounted(request, number), now()),
    ),
    serveChange(
      askEndpoint,
      async ({ body: { language } }, found) => {
        await askToJoin(found, { id: randomUUID(), now: now(), language, store: storeJoinRequest })
        return undefined
      },
      prepareAsking,
    ),
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
