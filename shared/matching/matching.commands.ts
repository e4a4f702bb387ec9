import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { requiredLine } from '../contract/text.ts'
import { command } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { mostNeeds } from './confirmed-needs.ts'
import { decisionCodes } from './decision-codes.ts'

const one = { businessId: requiredLine({ max: 64 }), inquiryId: z.uuid('invalid') }
const concepts = z._default(z.array(requiredLine({ max: 80 })).check(z.maxLength(mostNeeds, 'invalid')), [])
const counted = z.int('invalid').check(z.gte(0, 'invalid'))

export const matchingCommands = {
  'inquiries match': command({
    help: 'Ranks the approved partners for an inquiry, with what they say that fits and what was not found',
    input: one,
    places: ['businessId', 'inquiryId'],
    returns: 'page',
    for: everyRole,
    columns: ['partnerId', 'name', 'band', 'score', 'fits', 'missing', 'unmet'],
  }),
  'inquiries needs': command({
    help: 'Shows what the lexicon reads that an inquiry asks for, and what an operator has confirmed of it',
    input: one,
    places: ['businessId', 'inquiryId'],
    returns: 'item',
    for: everyRole,
  }),
  'inquiries confirm-needs': command({
    help: 'Confirms what an inquiry asks for; partners are ranked by that instead of by what the lexicon reads',
    input: { ...one, must: concepts, useful: concepts, revision: counted, version: counted },
    places: ['businessId', 'inquiryId'],
    about: {
      must: 'what the work cannot do without: names of concepts, or words for them in either language',
      useful: 'what helps; it counts half',
      revision: 'of the confirmed needs as inquiries needs shows it; 0 if there are none',
      version: 'of the inquiry as inquiries needs shows it',
    },
    returns: 'change',
    for: ['matcher'],
  }),
  'inquiries shortlist': command({
    help: 'Freezes the ranking of an inquiry as it is now, with why partners of it were chosen or passed over',
    input: {
      ...one,
      partners: z
        .array(requiredLine({ max: 64 }))
        .check(z.minLength(1, 'required'), z.maxLength(50, 'invalid')),
      reasonCodes: z.array(z.enum(decisionCodes, 'invalid')).check(z.minLength(1, 'required')),
    },
    places: ['businessId', 'inquiryId'],
    about: {
      partners: 'the ids of those who are decided on',
      reasonCodes: `as many, in the same order: ${decisionCodes.join(', ')}`,
    },
    returns: 'change',
    for: ['matcher'],
  }),
  'inquiries shortlists': command({
    help: 'Lists the frozen rankings of an inquiry, newest first, with what was decided on each row',
    input: one,
    places: ['businessId', 'inquiryId'],
    returns: 'page',
    for: everyRole,
    columns: [
      'number',
      'createdAt',
      'by',
      'engine',
      'lexicon',
      'weights',
      'needsRevision',
      'shown',
      'decided',
    ],
  }),
  'matching report': command({
    help: 'Counts who was shown in the frozen shortlists of a month, proposed and chosen, by band and language; no names',
    input: { month },
    about: { month: 'yyyy-MM in which the shortlists were frozen' },
    returns: 'page',
    for: everyRole,
    columns: ['band', 'language', 'shown', 'proposed', 'chosen'],
  }),
  'matching rebuild': command({
    help: 'Has all partners read anew that were read with an older lexicon or not at all; can run twice',
    input: {},
    returns: 'change',
    for: ['matcher'],
  }),
} as const
