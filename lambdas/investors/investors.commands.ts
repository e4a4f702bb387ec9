import { investorEntity } from '#shared/investors/investor.entity.ts'
import type { investorCommands } from '#shared/investors/investors.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { showItem } from '../platform/commands/show-item.ts'

export const investorHandlers: Handlers<typeof investorCommands> = {
  'investors list': (request, operation) => listReceived('investor', request, operation),
  'investors show': ({ id }) => showItem('investor', investorEntity.key({ id })),
}
