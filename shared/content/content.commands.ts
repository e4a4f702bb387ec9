import * as z from 'zod/mini'
import { paragraph, requiredLine, text } from '../contract/text.ts'
import { command } from '../operator/command.ts'
import { launched } from '../operator/launched.ts'
import { everyRole } from '../operator/roles.ts'

const name = requiredLine({ max: 120 })
const field = z.array(text({ max: 4_000 }).check(z.minLength(1, 'required')))
const version = z.int('invalid').check(z.gte(0, 'invalid'), z.lte(999, 'invalid'))
const why = paragraph({ max: 1_000 })

const aboutField =
  'what changes, such as value=35, shown=false or sv.title="Linjen dras"; a list has | between its entries; once per field'
const aboutVersion = 'the version that you saw: content preview tells it'

/** The commands about what the website states. They have their own function, which can render pages. */
export const contentCommands = {
  'content list': command({
    help: 'Lists what the website states as data: figures, prices and dates of services, FAQ, team, pitch, badges, how promises count hours and more',
    input: { kind: z.optional(name) },
    about: { kind: 'one kind alone, such as claims' },
    returns: 'page',
    for: everyRole,
    columns: ['name', 'states', 'version', 'at', 'by'],
  }),
  'content show': command({
    help: 'Shows one of them with its version and the pages that show it',
    input: { name },
    places: ['name'],
    about: { name: 'as content list names it, such as claims.notice' },
    returns: 'item',
    for: everyRole,
  }),
  'content history': command({
    help: 'Lists the versions of one of them with who changed it and why, newest first',
    input: { name },
    places: ['name'],
    returns: 'page',
    for: everyRole,
    columns: ['version', 'at', 'by', 'why', 'fields'],
  }),
  'content preview': command({
    help: 'Shows what a change would change on which pages; changes nothing',
    input: { name, field },
    places: ['name'],
    about: { field: aboutField },
    returns: 'item',
    for: everyRole,
  }),
  'content page': command({
    help: 'Shows a page as a change would make it, as HTML with what changes marked; changes nothing',
    input: { name, field: z.optional(field), address: z.optional(requiredLine({ max: 200 })) },
    places: ['name'],
    about: {
      field: aboutField,
      address: 'the address of the page, such as /en/about; the first one that shows it by default',
    },
    returns: 'item',
    for: everyRole,
    unnoted: 'The desk reads it after every pause in typing, which would bury the entries that matter.',
  }),
  'content set': command({
    help: 'Changes it and renders the pages that show it; a new name adds to a list such as meetups or faq',
    input: { name, field, version, why },
    places: ['name'],
    about: { field: aboutField, version: aboutVersion, why: 'stored in its history' },
    returns: 'change',
  }),
  'content restore': command({
    help: 'Makes an earlier version the present one again, as a new version; 0 is what stands in the sources',
    input: { name, from: version, version, why },
    places: ['name', 'from'],
    about: {
      from: 'the version to restore, as content history lists it',
      version: aboutVersion,
      why: 'stored in its history',
    },
    returns: 'change',
  }),
  'content pages': command({
    help: 'Lists the pages with what they show, and which of them are out of date because they do not render',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: ['address', 'isOutdated', 'renderedAt', 'used'],
  }),
  'content render': command({
    help: 'Renders the pages that are out of date, such as after a failure',
    input: {},
    returns: 'change',
  }),
} as const

export type ContentCommandName = keyof typeof contentCommands

const names = Object.keys(contentCommands) as [ContentCommandName, ...ContentCommandName[]]

/** The event of the function behind them; no route leads to it. */
export const contentEvent = z.strictObject({ command: z.enum(names), input: z.unknown(), ...launched })
