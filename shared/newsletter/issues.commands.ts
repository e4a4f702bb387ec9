import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { emailAddress } from '../contract/email.ts'
import { languages } from '../contract/language.ts'
import { paragraph, requiredLine } from '../contract/text.ts'
import { command } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

const file = paragraph({ max: 20_000 })
const version = z.int('invalid').check(z.positive('invalid'))
const ofMonth = { month }
const places = ['month'] as const
const aboutMonth = { month: 'yyyy-MM: the newsletter comes once a month at most' } as const

const aboutFile = 'a text file; docs/newsletter.md says how it is written'

/** The newsletter's commands that the operator's function runs. */
export const newsletterCommands = {
  'newsletter list': command({
    help: 'Lists the issues: drafts first, then the published ones, newest first',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: ['month', 'state', 'version', 'sv', 'en', 'savedAt', 'publishedAt', 'sent', 'bounced', 'left'],
  }),
  'newsletter show': command({
    help: 'Shows an issue as it was written, with who saved it, and its figures once it is sent',
    input: ofMonth,
    places,
    returns: 'item',
    for: everyRole,
  }),
  'newsletter draft': command({
    help: 'Stores a draft from a file with a Swedish and an English part, as a new version',
    input: { ...ofMonth, file, over: z.optional(version) },
    places,
    files: ['file'],
    about: {
      ...aboutMonth,
      file: aboutFile,
      over: 'the version that it replaces, as shown by preview; none for the first',
    },
    returns: 'change',
  }),
  'newsletter preview': command({
    help: 'Shows an issue as it is sent, in both languages',
    input: { ...ofMonth, into: z.optional(requiredLine({ max: 1_000 })) },
    places,
    about: { into: 'a folder on this machine for the mails as HTML and text, to open in a browser' },
    typed: ['into'],
    returns: 'item',
    for: everyRole,
  }),
  'newsletter letter': command({
    help: 'Shows the mails that a file would become, as HTML with what it changes marked; changes nothing',
    input: { ...ofMonth, file: z.optional(file) },
    places,
    files: ['file'],
    about: { file: `${aboutFile}; the stored one by default` },
    returns: 'item',
    for: everyRole,
    unnoted: 'The desk reads it after every pause in typing, which would bury the entries that matter.',
  }),
  'newsletter send': command({
    help: 'Sends an issue once to every confirmed subscriber, and puts it into the archive; continues a stopped one',
    input: { ...ofMonth, version },
    places,
    about: { version: 'the version that you have tested' },
    returns: 'change',
    final: true,
  }),
  'newsletter stop': command({
    help: 'Stops the sending of an issue; send continues it',
    input: ofMonth,
    places,
    returns: 'change',
  }),
  'newsletter status': command({
    help: 'Shows how far an issue has been sent: sent, bounced, complained, left',
    input: ofMonth,
    places,
    returns: 'item',
    for: everyRole,
  }),
} as const

/** The input of the command that the outbox's function runs, because it sends mail. */
export const testInput = {
  month,
  email: emailAddress,
  language: z.optional(z.enum(languages)),
}

export const newsletterTest = {
  'newsletter test': command({
    help: 'Sends an issue to one address of ours, in both languages or one',
    input: testInput,
    places: ['month', 'email'],
    returns: 'change',
  }),
} as const
