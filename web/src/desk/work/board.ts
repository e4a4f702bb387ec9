import { swedishDay } from '#shared/contract/swedish-day.ts'
import type { AnyCommandName } from '#shared/operator/all-commands.ts'

type Row = Readonly<Record<string, unknown>>

/** In the order in which work goes on. */
const sections = [
  ...(['running', 'paused', 'noticed', 'reports', 'milestones', 'disputed', 'ended'] as const),
] as const

export type Section = (typeof sections)[number]

type Kind = 'agreement' | 'report' | 'milestone'

/** What is said of the day on a card. */
type DueWord =
  | 'started'
  | 'remindsBoth'
  | 'ends'
  | 'remindsUs'
  | 'over'
  | 'decidesItself'
  | 'remindsBusiness'
  | 'remindsPartner'
  | 'delivery'

/** Where a thing in a state stands, what its day is called, and the transitions by time or the field that state it. */
type Place = { section: Section; says: DueWord; due?: readonly string[]; field?: string }

const drafted: Place = { section: 'reports', says: 'remindsPartner', due: ['remindPartner', 'chase'] }
const handedIn: Place = { section: 'reports', says: 'decidesItself', due: ['lapse', 'exceed'] }
const referred: Place = { section: 'disputed', says: 'remindsUs', due: ['remindOperator'] }
const over: Place = { section: 'ended', says: 'over', field: 'since' }

/** The states of what is on the board. */
export const places: Readonly<Record<Kind, Readonly<Record<string, Place>>>> = {
  agreement: {
    running: { section: 'running', says: 'started', field: 'startedOn' },
    paused: { section: 'paused', says: 'remindsBoth', due: ['remindPaused'] },
    noticed: { section: 'noticed', says: 'ends', due: ['end'] },
    claimed: { section: 'disputed', says: 'remindsUs', due: ['chaseClaim'] },
    ended: over,
    concluded: over,
  },
  report: {
    draft: drafted,
    submitted: handedIn,
    corrected: handedIn,
    above: { section: 'reports', says: 'remindsBusiness', due: ['urge'] },
    disputed: { section: 'disputed', says: 'remindsPartner', due: ['remindDisputed'] },
    referred,
  },
  milestone: {
    agreed: { section: 'milestones', says: 'delivery', field: 'expectedOn' },
    delivered: { section: 'milestones', says: 'decidesItself', due: ['lapse'] },
    returned: { section: 'disputed', says: 'remindsPartner', due: ['remindReturned'] },
    referred,
  },
}

/** One thing on the board, and the command that shows it. */
export type Card = {
  key: string
  kind: Kind
  state: string
  title: string
  business: string
  partner: string | null
  says: DueWord
  /** A Swedish day; null if none is known. */
  day: string | null
  show: { name: AnyCommandName; input: Readonly<Record<string, string>> }
}

const textIn = (row: Row, name: string): string => String(row[name] ?? '')

const showOf = (kind: Kind, row: Row): Card['show'] => {
  const [partnerId, assignmentId] = [textIn(row, 'partnerId'), textIn(row, 'assignmentId')]
  if (kind === 'agreement') return { name: 'agreements show', input: { id: textIn(row, 'id') } }
  if (kind === 'milestone') return { name: 'milestones list', input: { partnerId } }
  return { name: 'reports show', input: { partnerId, assignmentId, month: textIn(row, 'month') } }
}

const titleOf = (kind: Kind, row: Row): string => {
  const part = { agreement: '', report: textIn(row, 'month'), milestone: textIn(row, 'name') }[kind]
  return [textIn(row, 'title'), part].filter(Boolean).join(', ')
}

/** The day of what comes first: of a transition by time, or of a field. */
const dayOf = ({ due = [], field }: Place, row: Row): string | null => {
  const dates = (row.due ?? {}) as Readonly<Record<string, string>>
  const known = field ? [row[field]] : due.map(name => dates[name])
  const [first] = known.filter(one => typeof one === 'string').toSorted()
  if (!first) return null
  return first.includes('T') ? swedishDay(first) : first
}

const cardOf = (kind: Kind, row: Row): (Card & { section: Section }) | null => {
  const place = places[kind][textIn(row, 'state')]
  if (!place) return null
  const show = showOf(kind, row)
  return {
    key: `${kind} ${Object.values(show.input).join(' ')} ${textIn(row, 'assignmentId')} ${textIn(row, 'number')}`,
    section: place.section,
    ...{ kind, show, state: textIn(row, 'state'), title: titleOf(kind, row), says: place.says },
    business: textIn(row, 'companyName'),
    partner: textIn(row, 'partnerName') || null,
    day: dayOf(place, row),
  }
}

/** Without a day last; what has ended is listed from the latest on, everything else from the earliest. */
const byDay =
  (section: Section) =>
  (one: Card, other: Card): number => {
    const order = (one.day ?? '9999').localeCompare(other.day ?? '9999')
    return section === 'ended' ? -order : order
  }

/** The board: the cards of each section in the order of their days. */
export const boardOf = (rows: Readonly<Record<Kind, readonly Row[]>>) => {
  const kinds = Object.keys(rows) as Kind[]
  const cards = kinds.flatMap(kind => rows[kind].map(row => cardOf(kind, row))).filter(card => card !== null)
  return sections.map(section => ({
    section,
    cards: cards.filter(card => card.section === section).toSorted(byDay(section)),
  }))
}
