import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

/** The kinds of things that the search finds, in the order in which they are shown. */
export const foundKinds = [
  'business',
  'partner',
  'inquiry',
  'project_inquiry',
  'get_started',
  'meeting',
  'order',
  'investor',
] as const

export type FoundKind = (typeof foundKinds)[number]

export const searchCommands = {
  search: command({
    help: 'Finds people and companies by e-mail, name, company, organisation number or skill',
    input: {
      words: z
        .array(requiredLine({ max: 254 }))
        .check(z.minLength(1, 'required'), z.maxLength(8, 'too_many')),
      kind: z.optional(z.enum(foundKinds)),
      limit: pages.limit,
    },
    places: ['words'],
    personal: ['words'],
    about: {
      words: 'an address, or the beginnings of words that all have to occur; case and accents do not matter',
      kind: foundKinds.join(', '),
      limit: 'how many are shown, 20 by default',
    },
    returns: 'page',
    for: everyRole,
    columns: ['show', 'kind', 'name', 'company', 'email', 'status', 'createdAt', 'files'],
    whole: ['files'],
  }),
} as const
