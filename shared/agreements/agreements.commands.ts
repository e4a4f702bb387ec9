import * as z from 'zod/mini'
import { day } from '../contract/day.ts'
import { line, paragraph, requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { priceKinds } from './agreement-terms.ts'
import { milestonesIn } from './milestone.ts'
import { maxFeePercent } from './split.ts'

/** How long work that has ended is listed with what goes on. */
export const endedLatelyDays = 30

const one = { inquiryId: z.uuid('invalid') }
const amount = z.optional(z.int('invalid').check(z.positive('invalid'), z.maximum(100_000, 'invalid')))
const percent = z.optional(z.int('invalid').check(z.gte(0, 'invalid'), z.maximum(maxFeePercent, 'invalid')))
const name = z.optional(requiredLine({ max: 120 }))

const milestones = paragraph({ max: 6_000 }).check(z.refine(rows => milestonesIn(rows) !== null, 'invalid'))

export const agreementCommands = {
  'agreements work': command({
    help: `Lists the agreements whose work goes on, and those that ended within ${endedLatelyDays} days, the newest first`,
    input: pages,
    returns: 'page',
    for: everyRole,
    columns: ['id', 'state', 'since', 'companyName', 'partnerName', 'title'],
  }),
  'agreements draft': command({
    help: 'States or corrects the terms of an agreement; a new version, which both sides sign',
    input: {
      ...one,
      title: z.optional(requiredLine({ max: 160 })),
      description: z.optional(paragraph({ max: 10_000 })),
      kind: z.optional(z.enum(priceKinds)),
      hourlyRateKronor: amount,
      credits: amount,
      partnerCredits: amount,
      feePercent: percent,
      milestones: z.optional(milestones),
      startsOn: z.optional(day),
      place: z.optional(line({ max: 120 })),
      companyName: name,
      organizationNumber: name,
      partnerName: name,
      partnerCompany: name,
      partnerOrganizationNumber: name,
    },
    places: ['inquiryId'],
    files: ['description', 'milestones'],
    about: {
      kind: 'running: by the hour up to a ceiling; fixed: one price',
      hourlyRateKronor: 'what the partner gets for an hour',
      credits: 'what the business pays, at most if it is by the hour, if it does not follow from the fee',
      partnerCredits: 'what the partner earns; without credits the business pays that and the fee',
      feePercent: 'what we keep of what is paid, if it is not the fee of prices fees',
      milestones:
        'a row for each part of a fixed price, 10 at most, as "Title: credits by yyyy-MM-dd; what is delivered", without its end if that is not known; their sum is the price',
    },
    moves: ['agreement offer'],
    returns: 'change',
    for: ['matcher'],
  }),
  'agreements settle': command({
    help: 'Decides on a claim of the guarantee; with refund the business gets its credits back and it ends',
    input: { ...one, outcome: z.enum(['refund', 'dismiss']), reason: paragraph({ max: 1_000 }) },
    places: ['inquiryId', 'outcome'],
    about: { reason: 'why, which both sides read' },
    moves: [
      'agreement settle',
      'agreement dismiss',
      'agreement dismissInNotice',
      'report refer',
      'milestone refer',
    ],
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
} as const
