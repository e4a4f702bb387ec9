import { randomUUID } from 'node:crypto'
import type { Living } from '#lambdas/platform/process/living.ts'
import type { TransactItem } from '#lambdas/platform/table/table.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { clock } from '#shared/contract/clock.ts'
import { isEnd, movesOf, type Party } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { shownPartnerOf } from '#shared/partner-profile/shown-partner.ts'
import { promiseEnd } from '#shared/promises.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import { workIn } from '../lambdas/operated-work.ts'
import { isBy, transitionsOf, waysFrom } from '../lambdas/processes/declared.ts'
import { familyFaults, isOver } from '../lambdas/processes/family-faults.ts'
import type { Services } from '../lambdas/running-services.ts'

export type Inquired = { businessId: string; inquiryId: string }

const now = (): string => new Date(clock.now()).toISOString()

const mostProposals = 3

const business = { email: 'anna@nordplat.se', companyName: 'Nordplåt AB', contactPerson: 'Anna Berg' }

const newInquiry = ({ businessId, inquiryId: id }: Inquired): { living: Living; item: object } => {
  const createdAt = now()
  const terms = { asked: createdAt, promise: promiseEnd('proposal', createdAt) }
  const life = startOf(inquiryProcess, createdAt, terms)
  const key = inquiryEntity.key({ sub: businessId, id })
  const sent = { id, serviceId: 'robotics', description: 'En cell', files: [], language: 'sv', createdAt }
  return { living: { process: inquiryProcess, id, key, life }, item: { ...sent, ...business } }
}

const words = { expertise: 'PLC', experience: '5 år', availability: 'Nu', description: '', hourlyRate: null }

const newProposal = ({ businessId, inquiryId }: Inquired): { living: Living; item: object } => {
  const [id, partnerId, createdAt] = [randomUUID(), randomUUID(), now()]
  const life = startOf(proposalProcess, createdAt)
  const key = proposalEntity.key({ sub: businessId, inquiryId, partnerId })
  const who = { id, businessId, inquiryId, partnerId, email: 'sara@x.se', language: 'sv', createdAt }
  const what = {
    title: 'PLC',
    serviceId: 'robotics',
    description: 'En cell',
    companyName: business.companyName,
  }
  const said = { why: 'Kan PLC', missing: null, hourlyRate: null, price: null }
  const partner = shownPartnerOf({ name: 'Sara Lund', ...words }, noFacts)
  const item = { ...who, ...what, ...said, partner, businessEmail: business.email, businessLanguage: 'sv' }
  return { living: { process: proposalProcess, id, key, life }, item }
}

/** Approved partners with profiles, whom operators propose. */
const createPartners = (put: (item: Record<string, unknown>) => Promise<unknown>): Promise<string[]> =>
  Promise.all(
    Array.from({ length: mostProposals }, async () => {
      const sub = randomUUID()
      const who = { name: 'Sara Lund', email: `sara.${sub}@x.se`, phone: '070-123 45 67', language: 'sv' }
      const none = { portfolio: null, linkedin: null, github: null, cv: null, facts: noFacts }
      const counted = { createdAt: now(), updatedAt: now(), version: 1, status: 'approved' }
      await put({ PK: `PARTNER#${sub}`, SK: 'PROFILE', ...who, ...words, ...none, ...counted })
      return sub
    }),
  )

/** A transition that somebody can make of something that was read. */
type Press = {
  living: Living
  by: Party
  name: string
  /** Whether it ends something, which by chance alone would be soon. */
  isLast: boolean
}

const pressesOf = (living: Living): Press[] =>
  waysFrom(living.process, living.life.state).flatMap(({ name, to, ...way }) => {
    const isLast = to !== undefined && (isEnd(living.process, to) || way.endsChildren === true)
    const actors = living.process.parties.filter(by => isBy(way, by))
    return actors.map(by => ({ living, by, name, isLast }))
  })

/** What operators do by a command of its own, which does more than one transition. */
const byCommand: readonly string[] = ['draft', 'propose', 'proposeMore', 'send', 'discard']

/** Something that somebody can do over what was read. */
export type Pressed = { isLast: boolean; make: () => Promise<boolean> }

/** Families of an inquiry and its proposals in the real table, and what people do with them. */
export const familiesIn = async (services: Services) => {
  const { lifeAttributes, moving, schedulingDue } = await import('#lambdas/platform/process/living.ts')
  const { findInquiryFamily } = await import('#lambdas/platform/inquiries/family.store.ts')
  const { transact, tryTransact } = await import('#lambdas/platform/table/transact.ts')
  const { deleteItem, putNew } = await import('#lambdas/platform/table/write-items.ts')
  const { write } = await import('#lambdas/platform/table/write.ts')
  const { draftProposal, discardProposal, sendProposals } = await import('#lambdas/proposals/draft.ts')
  const { drafts } = await import('#lambdas/proposals/drafts.store.ts')
  const { Refusal } = await import('#lambdas/platform/commands/refusal.ts')
  const { below, put } = workIn(services)

  const storing = ({ living, item }: ReturnType<typeof newInquiry>): TransactItem[] => [
    putNew({ ...item, ...living.key, ...lifeAttributes(living) }),
    ...schedulingDue(living),
  ]

  const create = async (): Promise<Inquired> => {
    const ids = { businessId: randomUUID(), inquiryId: randomUUID() }
    await transact(storing(newInquiry(ids)))
    return ids
  }

  const read = async (ids: Inquired) => {
    const family = await findInquiryFamily(ids)
    if (!family) throw new Error('The inquiry is gone.')
    return family
  }

  let partners: readonly string[] | null = null

  /** What operators do with proposals, through their own store; a refusal means that somebody was faster. */
  const commandsFor = async (ids: Inquired, family: Awaited<ReturnType<typeof read>>): Promise<Pressed[]> => {
    partners ??= await createPartners(put)
    const { inquiry, proposals } = family
    const others = {
      openingThread: async () => [],
      freezingChoice: async () => [],
      findDecided: async () => null,
    }
    const drafting = () => drafts({ at: now(), by: 'a test', id: randomUUID(), command: 'proposals' }, others)
    const moves = movesOf(inquiryProcess, inquiry.living.life.state, 'operator')
    const left = partners.find(id => !proposals.some(({ item }) => item.partnerId === id))
    const drafted = proposals.filter(({ item }) => item.state === 'drafted')
    const chosen = { reasonCode: 'chosen_evidence', unverifiedReason: 'En test' } as const
    const one = { ...ids, partnerId: left ?? '', why: 'Kan PLC', ...chosen }
    const commands = [
      ...(left && moves.includes('draft') ? [() => draftProposal(one, drafting())] : []),
      ...(drafted.length > 0 ? [() => sendProposals(ids, drafting())] : []),
      ...drafted.slice(0, 1).map(
        ({ item: { partnerId } }) =>
          () =>
            discardProposal({ ...ids, partnerId }, drafting()),
      ),
    ]
    return commands.map(command => ({
      isLast: false,
      make: () =>
        command().then(
          ({ changed }) => changed,
          error => {
            if (error instanceof Refusal) return false
            throw error
          },
        ),
    }))
  }

  /** What people can do now, each over what was read; each returns whether it was done. */
  const presses = async (ids: Inquired): Promise<Pressed[]> => {
    const all = await read(ids)
    const { inquiry, proposals } = all
    const moves = [inquiry, ...proposals].flatMap(({ living, family }) =>
      pressesOf(living)
        .filter(({ name }) => !byCommand.includes(name))
        .map(({ isLast, name, by }) => ({
          isLast,
          make: async () => {
            const { reason, terms = [] } = transitionsOf(living.process).find(way => way.name === name) ?? {}
            const stated = Object.fromEntries(terms.map(term => [term, promiseEnd('proposal', now())]))
            const move = { name, by, at: now(), terms: stated, ...(reason && { reason: 'Det passar inte.' }) }
            const result = moving(living, move, family)
            if (typeof result === 'string') throw new Error(`${name} of ${living.life.state}: ${result}`)
            return tryTransact(result.writes)
          },
        })),
    )
    return [...moves, ...(await commandsFor(ids, all))]
  }

  const dueKeysOf = async (kind: string): Promise<{ id: string; key: string }[]> =>
    (await below(`DUE#${kind}`, '')).map(({ id, PK, SK }) => ({ id: String(id), key: `${PK} ${SK}` }))

  /** The keys of all due items by the id of what they are for. */
  const dueById = async (): Promise<Map<string, string[]>> => {
    const due = (await Promise.all(['inquiry', 'proposal'].map(dueKeysOf))).flat()
    return new Map(
      [...Map.groupBy(due, ({ id }) => id)].map(([id, found]) => [id, found.map(({ key }) => key)]),
    )
  }

  /** What must never be, of a family as it is stored now, and whether it has ended. */
  const lookAt = async (ids: Inquired, due: ReadonlyMap<string, string[]>) => {
    const { inquiry, proposals } = await read(ids)
    const everybody = [inquiry, ...proposals].map(({ living }) => living)
    const audits = (await below(`BUSINESS#${ids.businessId}`, 'AUDIT#')).length
    const made = everybody.reduce((sum, { life }) => sum + life.revision - 1, 0)
    const [root, ...children] = everybody as [Living, ...Living[]]
    const faults = [
      ...familyFaults({ root, children, due: everybody.flatMap(({ id }) => due.get(id) ?? []) }),
      ...(audits === made ? [] : [`${made} transitions were made, and ${audits} are audited`]),
    ]
    return { faults, isEnded: isOver(root) }
  }

  /** Stores an inquiry with two proposals of which one, or the inquiry itself, is where time makes a transition now. */
  const createDue = async (due: { process: string; name: string; state: string }): Promise<Inquired> => {
    const ids = { businessId: randomUUID(), inquiryId: randomUUID() }
    const [inquiry, proposal, other] = [newInquiry(ids), newProposal(ids), newProposal(ids)]
    const isOfInquiry = due.process === inquiry.living.process.name
    const at = now()
    const place = { since: at, due: { [due.name]: at } }
    const parentState = isOfInquiry ? due.state : 'interviewing'
    const isBefore = ['received', 'matching'].includes(parentState)
    const states: readonly [ReturnType<typeof newInquiry>, object][] = [
      [inquiry, isOfInquiry ? { state: due.state, ...place } : { state: parentState, due: {} }],
      [proposal, isOfInquiry ? { state: 'proposed', due: {} } : { state: due.state, ...place }],
      [other, { state: 'proposed', due: {} }],
    ]
    const stored = isBefore ? states.slice(0, 1) : states
    const items = stored.map(([{ living, item }, life]) => ({
      item,
      living: { ...living, life: { ...living.life, ...life } },
    }))
    await transact(items.flatMap(storing))
    return ids
  }

  /** What is stored of a family, without what differs from one to the next. */
  const shown = async (ids: Inquired): Promise<string[]> => {
    const { inquiry, proposals } = await read(ids)
    const due = await dueById()
    const everybody = [inquiry, ...proposals].map(({ living: { id, process, life } }) => {
      const made = `${life.state} ${life.last?.name} ${life.revision} ${Object.keys(life.due).sort()}`
      return `${process.name} ${made}; ${due.get(id)?.map(key => key.split('#').at(-1)) ?? ''}`
    })
    const audits = (await below(`BUSINESS#${ids.businessId}`, 'AUDIT#')).map(({ action }) => String(action))
    return [...everybody.sort(), ...audits.sort()]
  }

  /** Lets nothing be due any more. Deleting all that is stored would take a tenth of the time. */
  const withdrawAll = async (): Promise<void> => {
    const keys = [...(await dueById()).values()].flat().map(key => key.split(' '))
    await Promise.all(keys.map(([PK = '', SK = '']) => write(deleteItem({ PK, SK }))))
  }

  return { create, createDue, shown, presses, dueById, lookAt, withdrawAll }
}
