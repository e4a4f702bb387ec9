import { paragraph, requiredLine } from '../contract/text.ts'
import { command, monthlyList } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

const one = { businessId: requiredLine({ max: 64 }) }

export const planCommands = {
  'plans list': monthlyList(
    'Lists the monthly plans of businesses by the month of their start, newest first',
    ['businessId', 'companyName', 'state', 'credits', 'priceOre', 'startedOn', 'months', 'endsOn'],
  ),
  'plans show': command({
    help: 'Shows the present plan of a business in full, or its last one',
    input: one,
    places: ['businessId'],
    returns: 'item',
    for: everyRole,
  }),
  'plans end': command({
    help: 'Gives notice of a plan, which ends 30 days later; the business gets a mail with the reason',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places: ['businessId'],
    about: { reason: 'in the language of the business: the mail quotes it as it is' },
    moves: ['plan terminate'],
    returns: 'change',
    for: ['finance'],
    final: true,
  }),
} as const
