import { leadEntity } from '#shared/leads/lead.entity.ts'
import type { leadCommands } from '#shared/leads/leads.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { leadsMovedBy } from './leads.store.ts'
import { answerLead, closeLead } from './move-lead.ts'

export const leadHandlers: Handlers<typeof leadCommands> = {
  'leads list': ({ kind, ...request }, operation) => listReceived(kind, request, operation),
  'leads show': ({ id }) => showItem('There is no such lead.', leadEntity.key({ id })),
  'leads answer': (input, operation) => answerLead(input, leadsMovedBy(operation)),
  'leads close': (input, operation) => closeLead(input, leadsMovedBy(operation)),
}
