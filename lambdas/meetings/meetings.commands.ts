import type { meetingCommands } from '#shared/meetings/meetings.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { keys } from '../platform/table/keys.ts'
import { cancelMeeting, moveMeeting } from './change-meeting.ts'
import { meetingChanges } from './meeting-changes.store.ts'

export const meetingHandlers: Handlers<typeof meetingCommands> = {
  'meetings list': (request, operation) => listReceived('meeting', request, operation),
  'meetings show': ({ id }) => showItem('meeting', keys.meeting(id)),
  'meetings cancel': (input, operation) =>
    cancelMeeting(input, { meetings: meetingChanges(operation), now: operation.at }),
  'meetings move': (input, operation) =>
    moveMeeting(input, { meetings: meetingChanges(operation), now: operation.at }),
}
