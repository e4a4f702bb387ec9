import { objectionEntity } from '#shared/objections/objection.entity.ts'
import type { objectionCommands } from '#shared/objections/objections.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { answerObjection } from './answer-objection.ts'
import { answersBy } from './objections.store.ts'

export const objectionHandlers: Handlers<typeof objectionCommands> = {
  'objections list': (request, operation) => listReceived('objection', request, operation),
  'objections show': ({ partnerId: sub, thing, number }) =>
    showItem('There is no such objection.', objectionEntity.key({ sub, thing, number })),
  'objections answer': (input, operation) => answerObjection(input, answersBy(operation)),
}
