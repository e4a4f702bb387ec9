import { command } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

export const figureCommands = {
  'figures months': command({
    help: 'Counts by month what came in, the promises that were kept, credits and admitted partners',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: [
      ...['month', 'leads', 'inquiries', 'promisesKept'],
      ...['partnersAdmitted', 'creditsSold', 'creditsOutstanding'],
    ],
  }),
  'figures forms': command({
    help: 'Counts by month what came in with each form, and in how many hours half of the inquiries got proposals',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: [
      ...['month', 'projectInquiries', 'getStarted', 'meetings'],
      ...['inquiries', 'proposed', 'medianHoursToProposal'],
    ],
  }),
} as const
