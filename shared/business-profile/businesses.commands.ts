import { requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

export const businessCommands = {
  'businesses list': command({
    help: 'Lists the businesses that have a profile, newest first',
    input: pages,
    returns: 'page',
    for: everyRole,
    columns: ['businessId', 'createdAt', 'companyName', 'organizationNumber', 'contactPerson'],
  }),
  'businesses show': command({
    help: 'Shows the profile of a business, its credits and the terms it accepted',
    input: { businessId: requiredLine({ max: 64 }) },
    places: ['businessId'],
    returns: 'item',
    for: everyRole,
  }),
} as const
