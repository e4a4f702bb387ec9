import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { command } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

export const matchingCommands = {
  'inquiries match': command({
    help: 'Ranks the approved partners for an inquiry, with what they say that fits and what was not found',
    input: { businessId: requiredLine({ max: 64 }), inquiryId: z.uuid('invalid') },
    places: ['businessId', 'inquiryId'],
    returns: 'page',
    for: everyRole,
    columns: ['partnerId', 'name', 'band', 'score', 'fits', 'missing', 'unmet'],
  }),
  'matching rebuild': command({
    help: 'Has all partners read anew that were read with an older lexicon or not at all; can run twice',
    input: {},
    returns: 'change',
    for: ['matcher'],
  }),
} as const
