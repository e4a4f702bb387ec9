import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { shownRow } from '../matching/row.ts'
import { openAssignment } from '../open-assignments/open-assignment.ts'
import { untilAccountEnds } from '../privacy/retention.ts'
import { watch } from './watch.ts'

/** A watch, and the instant from which assignments are new to it. */
export const storedWatch = z.extend(watch, { since: z.string() })

/** An assignment in the mail, with the names of the watches that found it, and how far the partner met it then. */
export const foundAssignment = z.extend(
  z.pick(openAssignment, {
    id: true,
    title: true,
    clientCompany: true,
    location: true,
    estimatedDuration: true,
    startDate: true,
  }),
  {
    watches: z.array(z.string()),
    /** With the first of what is met; null where nothing could be compared. Mails from before have none. */
    row: z._default(z.nullable(shownRow), null),
  },
)

/** In a partition of its own, because anybody who has the link of a mail may change it. */
export const watchListEntity = entity({
  what: 'the watches of a partner, and the last mail about them',
  pk: 'WATCHES#<sub>',
  sk: 'WATCHES',
  item: z.object({
    partnerId: z.string(),
    /** As of the last change or mail. */
    email: z.string(),
    language,
    createdAt: z.string(),
    version: z.int(),
    watches: z.array(storedWatch),
    mails: z.boolean(),
    /** When the next mail is due; absent if there is nothing to watch for, or no mail is wanted. */
    dueAt: z.optional(z.string()),
    /** The ids of open assignments that have been mailed. */
    seen: z.array(z.string()),
    mailed: z.optional(
      z.object({
        /** The instant from which it was due: it never mails twice. */
        dueAt: z.string(),
        found: z.array(foundAssignment),
        /** How many more were found than the mail shows. */
        more: z.int(),
      }),
    ),
  }),
  kept: untilAccountEnds,
  why: 'What a partner wants to hear of',
  onErasure: 'removed',
  heading: 'Saved watches',
  mailsOn: 'stored and changed',
})
