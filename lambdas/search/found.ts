import { noFacts, type PartnerFacts } from '#shared/partner-profile/partner-facts.ts'
import type { FoundKind } from '#shared/search/search.commands.ts'

type Stored = Readonly<Record<string, unknown>>

/** An item that the search may find. The item of an account has the fields of its role and of its profile. */
export type Found = { kind: FoundKind; item: Stored }

type Shown = {
  /** The command that shows it. */
  show: (item: Stored) => string
  name: (item: Stored) => unknown
  company: string | null
  status: (item: Stored) => unknown
  /** The command that opens its files, if it has any. */
  files?: (item: Stored) => string | null
  /** The fields that are searched, besides id and address. */
  searched: readonly string[]
}

const named =
  (...fields: readonly string[]) =>
  (item: Stored) =>
    fields.map(field => item[field]).join(' ')

const suspected = ({ suspect, state }: Stored): unknown => (suspect ? 'suspect' : (state ?? 'received'))

/** What a partner states beside the profile’s own words. */
const factTexts = (facts: PartnerFacts | null | undefined): string[] => {
  const { skills, services, platforms, certificates, industries, place } = facts ?? noFacts
  const names = skills.map(({ name }) => name)
  return [...names, ...services, ...platforms, ...certificates, ...industries, place ?? '']
}

const lead: Shown = {
  show: ({ id }) => `leads show ${id}`,
  name: ({ name }) => name,
  company: 'company',
  status: suspected,
  searched: ['name', 'company', 'projectTitle'],
}

const meetingStatus = ({ suspect, state, cancelledAt, noShowAt }: Stored): unknown => {
  if (suspect || state) return suspect ? 'suspect' : state
  if (cancelledAt) return 'cancelled'
  return noShowAt ? 'missed' : 'booked'
}

const orderStatus = ({ suspect, cancelledAt, paidAt }: Stored): string => {
  if (suspect) return 'suspect'
  if (cancelledAt) return 'cancelled'
  return paidAt ? 'paid' : 'ordered'
}

const shown: Readonly<Record<FoundKind, Shown>> = {
  business: {
    show: ({ id }) => `businesses show ${id}`,
    name: ({ contactPerson }) => contactPerson,
    company: 'companyName',
    status: ({ companyName }) => (companyName ? 'has a profile' : 'has no profile yet'),
    searched: ['companyName', 'organizationNumber', 'contactPerson'],
  },
  partner: {
    show: ({ id }) => `partners show ${id}`,
    name: ({ name }) => name,
    company: null,
    status: ({ state, status }) => state ?? status ?? 'has no profile yet',
    files: ({ id, cv }) => (cv ? `partners cv ${id}` : null),
    searched: ['name', 'expertise', 'facts'],
  },
  inquiry: {
    show: ({ id, businessId }) => `inquiries show ${businessId} ${id}`,
    name: ({ contactPerson }) => contactPerson,
    company: 'companyName',
    status: ({ state }) => state,
    files: ({ id, businessId, files }) =>
      [files].flat().some(Boolean) ? `inquiries files ${businessId} ${id}` : null,
    searched: ['companyName', 'contactPerson', 'serviceId'],
  },
  project_inquiry: lead,
  get_started: lead,
  meeting: {
    show: ({ id }) => `meetings show ${id}`,
    name: named('firstName', 'lastName'),
    company: 'company',
    status: meetingStatus,
    searched: ['firstName', 'lastName', 'company', 'participants'],
  },
  order: {
    show: ({ id }) => `orders show ${id}`,
    name: ({ companySigner }) => companySigner,
    company: 'companyName',
    status: orderStatus,
    searched: ['companyName', 'organizationNumber', 'companySigner'],
  },
  investor: {
    show: ({ id }) => `investors show ${id}`,
    name: ({ name }) => name,
    company: null,
    status: suspected,
    searched: ['name'],
  },
}

/** The texts that an item is found by. */
export const textsOf = ({ kind, item }: Found): string[] =>
  ['id', 'email', ...shown[kind].searched].flatMap(field =>
    field === 'facts'
      ? factTexts(item.facts as PartnerFacts)
      : [item[field]].flat().filter(text => typeof text === 'string'),
  )

/** The fields that the search reads of the items of a kind. */
export const fieldsOf = (kind: FoundKind): readonly string[] => [
  ...new Set([
    ...['PK', 'id', 'email', 'createdAt', 'status', 'state', 'files', 'cv', 'suspect'],
    ...['cancelledAt', 'noShowAt', 'paidAt', ...shown[kind].searched],
  ]),
]

/** One row of the result. */
export const rowOf = ({ kind, item }: Found) => {
  const { show, name, company, status, files } = shown[kind]
  return {
    show: show(item),
    kind,
    name: name(item) ?? null,
    company: (company && item[company]) ?? null,
    email: item.email ?? null,
    status: status(item),
    createdAt: item.createdAt ?? null,
    id: item.id,
    files: files?.(item) ?? null,
  }
}
