import { createElement, type ReactNode } from 'react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { type MemberRole, memberRoles } from '#shared/company/member-roles.ts'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import { AgreementActions } from '#web/src/features/agreements/AgreementActions.tsx'
import { AgreementRatings } from '#web/src/features/agreements/AgreementRatings.tsx'
import { OrderList } from '#web/src/features/credits/OrderList.tsx'
import { Plan } from '#web/src/features/credits/Plan.tsx'
import { ProposalActions } from '#web/src/features/proposals/ProposalActions.tsx'
import { Thread } from '#web/src/features/threads/Thread.tsx'
import { InquiryActions } from '#web/src/pages/business/InquiryActions.tsx'
import OrderedWork from '#web/src/pages/business/OrderedWork.tsx'
import ProfilePage from '#web/src/pages/business/ProfilePage.tsx'
import { ProjectDialog } from '#web/src/pages/business/services/ProjectDialog.tsx'
import { shownTo } from '../../../builders/shown-to-role.ts'

// Without a document there are no attachments.
vi.mock('#web/src/features/files/use-attachments.ts', () => ({ useAttachments: () => [[], {}] }))

// A thread is marked as read once it is seen.
vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined })
afterAll(() => void vi.unstubAllGlobals())

const at = '2026-11-02T09:00:00.000Z'
const nothing = async () => undefined

/** What a part needs of something, of which it shows nothing else. */
const some = (fields: object) => fields as never

const profile = {
  ...{ companyName: 'Verkstaden AB', organizationNumber: '556016-0680', contactPerson: 'Anna Berg' },
  ...{ phone: null, address: null, createdAt: at, version: 1 },
}

const assignment = {
  ...{ id: 'a1', projectTitle: 'PLC', clientCompany: 'Verkstaden AB', partnerName: 'Erik S.' },
  ...{ description: null, status: 'active', startDate: null, endDate: null, hoursAgreed: null },
  ...{
    hoursUsed: 0,
    hoursWaiting: 8,
    creditsAgreed: null,
    creditsEarned: 0,
    inquiryId: null,
    split: null,
    isRefunded: false,
  },
}

const report = {
  ...{ month: '2026-10', state: 'submitted', version: 1, revision: 1, turn: 'business', until: at },
  ...{ approvedQuarters: 0, reason: null, submittedAt: at, decidedBy: null, split: null },
  lines: [{ day: '2026-10-05', quarters: 32, note: 'Felsökning', status: 'open', reason: null }],
}

const milestone = {
  ...{ number: 1, name: 'Ritning', description: null, credits: 10, partnerCredits: 9, expectedOn: null },
  ...{ state: 'delivered', revision: 1, turn: 'business', until: at, reason: null, decidedBy: null },
  ...{ note: 'Klar', link: null, deliveredAt: at },
}

const work = (parts: object) =>
  [['business', undefined, 'work', 'p1', 'a1'], { assignment, files: [], ...parts }] as const

const ratings = { state: 'open', own: null, other: null, until: at }

const agreement = some({
  ...{
    id: 'i1',
    state: 'offered',
    version: 1,
    hash: 'abc',
    guaranteeUntil: null,
    noticeUntil: null,
    ratings,
  },
  terms: { partner: { name: 'Erik S.' }, business: { name: 'Verkstaden AB' } },
})

type Part = {
  part: ReactNode
  words: readonly PhraseFeature[]
  known?: Parameters<typeof shownTo>[1]['known']
  /** What is offered in it, and the least role that may do it. */
  offers: readonly string[]
  least: MemberRole
}

const order = { credits: 50, priceOre: 5_000_000, createdAt: at, payBy: null, lapsesAt: null, invoice: null }
const orders = [
  {
    ...order,
    id: 'o1',
    state: 'ordered',
    endedAt: null,
    vatAt: 'sale',
    papers: [],
    reason: null,
    refund: null,
  },
  {
    ...{ ...order, id: 'o2', state: 'paid', endedAt: at, vatAt: 'sale', papers: [], reason: null },
    refund: { state: 'possible', until: at, reason: null },
  },
]

const parts: Readonly<Record<string, Part>> = {
  'an inquiry': {
    part: createElement(InquiryActions, { inquiry: some({ state: 'received', files: [] }) }),
    words: ['inquiry-facts', 'site'],
    ...{ offers: ['Ändra', 'Lägg till filer', 'Dra tillbaka'], least: 'requester' },
  },
  'a new inquiry': {
    part: createElement(ProjectDialog, {
      service: 'custom-project',
      title: 'Eget',
      onClose: () => undefined,
    }),
    words: ['business-inquiries', 'inquiry-facts', 'files', 'fields', 'site'],
    ...{ offers: ['<textarea', 'type="submit"'], least: 'requester' },
  },
  'a proposal': {
    part: createElement(ProposalActions, {
      proposal: some({ state: 'proposed', partner: { name: 'Erik S.' } }),
      onAnswered: nothing,
    }),
    words: ['proposals'],
    ...{ offers: ['Tacka nej'], least: 'requester' },
  },
  'a thread': {
    part: createElement(Thread, { side: 'business', id: 'i1' }),
    words: ['threads'],
    known: [
      [
        ['business', undefined, 'thread', 'i1'],
        {
          id: 'i1',
          kind: 'inquiry',
          otherName: null,
          ended: false,
          messages: [],
          earlier: false,
          readUpTo: 0,
        },
      ],
    ],
    ...{ offers: ['<textarea', 'type="submit"'], least: 'requester' },
  },
  'reported time': {
    part: createElement(OrderedWork, { id: 'a1', partnerId: 'p1' }),
    words: ['reports', 'files', 'errors', 'signed-in'],
    known: [work({ reports: [report], milestones: [] })],
    ...{ offers: ['type="checkbox"', 'type="submit"'], least: 'buyer' },
  },
  'a milestone': {
    part: createElement(OrderedWork, { id: 'a1', partnerId: 'p1' }),
    words: ['reports', 'files', 'errors', 'signed-in'],
    known: [work({ reports: [], milestones: [milestone] })],
    ...{ offers: ['type="checkbox"', 'type="submit"'], least: 'buyer' },
  },
  'an agreement': {
    part: createElement(AgreementActions, {
      ...{ agreement, side: 'business', signInAgain: () => null, show: () => undefined, reread: nothing },
    }),
    words: ['agreements', 'errors'],
    ...{ offers: ['Signera'], least: 'buyer' },
  },
  'a rating': {
    part: createElement(AgreementRatings, {
      ...{ agreement, side: 'business', show: () => undefined, reread: nothing },
    }),
    words: ['agreements', 'errors', 'fields'],
    ...{ offers: ['<button'], least: 'buyer' },
  },
  orders: {
    part: createElement(OrderList, { orders: orders as never }),
    words: ['credits', 'errors'],
    ...{ offers: ['Avbryt', 'pengarna tillbaka'], least: 'buyer' },
  },
  'a monthly plan': {
    part: createElement(Plan, {
      plan: some({
        ...{ state: 'active', credits: 50, priceOre: 5_000_000, startedOn: '2026-10-01', endsOn: null },
        ...{ nextOrderOn: '2026-12-01', noticeBy: null, ifNoticeNow: null, reason: null },
      }),
    }),
    words: ['credits', 'errors'],
    ...{ offers: ['<button'], least: 'buyer' },
  },
  'the company': {
    part: createElement(ProfilePage),
    words: ['business', 'fields', 'signed-in'],
    known: [[['business', undefined, 'me'], { id: 'b1', email: 'anna@verkstad.se', profile }]],
    ...{ offers: ['<input', 'type="submit"'], least: 'owner' },
  },
}

/** The first may do what the last may, and more. */
const mayDo = (role: MemberRole, least: MemberRole): boolean =>
  memberRoles.indexOf(role) <= memberRoles.indexOf(least)

describe.each(Object.entries(parts))('%s', (_, { part, words, known = [], offers, least }) => {
  it.each(memberRoles)('offers a %s of the company what that role may do, and nothing else', async role => {
    const shown = await shownTo(part, { words, role, known })
    for (const offer of offers) expect(shown.includes(offer), offer).toBe(mayDo(role, least))
  })
})

describe('what nobody of the role answers', () => {
  it('is still there to read, with who does', async () => {
    const { part, words, known } = parts['reported time'] as Part
    const shown = await shownTo(part, { words, role: 'reader', known: known ?? [] })
    expect(shown).toContain('Felsökning')
    expect(shown).toContain('En ägare eller en inköpare svarar för företaget.')
  })
})
