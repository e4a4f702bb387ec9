import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import type { meetingCommands } from '#shared/meetings/meetings.commands.ts'
import type { Handlers, Operation } from '../platform/commands/command-handler.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { environment } from '../platform/env/environment.ts'
import { cancelMeeting, moveMeeting } from './change-meeting.ts'
import { meetingChanges } from './meetings.store.ts'

const contextOf = (operation: Operation) => ({
  meetings: meetingChanges(operation, Number(environment('MEETING_CAPACITY'))),
  now: operation.at,
})

export const meetingHandlers: Handlers<typeof meetingCommands> = {
  'meetings list': (request, operation) => listReceived('meeting', request, operation),
  'meetings show': ({ id }) => showItem('meeting', meetingEntity.key({ id })),
  'meetings cancel': (input, operation) => cancelMeeting(input, contextOf(operation)),
  'meetings move': (input, operation) => moveMeeting(input, contextOf(operation)),
}
