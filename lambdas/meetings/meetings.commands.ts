import { swedishDay } from '#shared/contract/swedish-day.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import type { meetingCommands } from '#shared/meetings/meetings.commands.ts'
import type { Handlers, Operation } from '../platform/commands/command-handler.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { environment } from '../platform/env/environment.ts'
import { adoptMeetings } from './adopt-meetings.store.ts'
import { blockTime, unblockTime } from './block-time.ts'
import { cancelMeeting, linkMeeting, moveMeeting, noteHeld, noteNoShow } from './change-meeting.ts'
import { allClosures, closures, comingClosures } from './closures.store.ts'
import { meetingChanges } from './meeting-changes.store.ts'
import { meetingsOfWeek } from './week.store.ts'

const capacity = (): number => Number(environment('MEETING_CAPACITY'))

const contextOf = (operation: Operation) => ({
  meetings: meetingChanges(operation, capacity()),
  now: operation.at,
})

const calendarOf = (operation: Operation) => ({
  closures: closures(operation, capacity()),
  now: operation.at,
})

export const meetingHandlers: Handlers<typeof meetingCommands> = {
  'meetings list': (request, operation) => listReceived('meeting', request, operation),
  'meetings show': ({ id }) => showItem('There is no such meeting.', meetingEntity.key({ id })),
  'meetings cancel': (input, operation) => cancelMeeting(input, contextOf(operation)),
  'meetings move': (input, operation) => moveMeeting(input, contextOf(operation)),
  'meetings link': (input, operation) => linkMeeting(input, contextOf(operation)),
  'meetings held': (input, operation) => noteHeld(input, contextOf(operation)),
  'meetings no-show': (input, operation) => noteNoShow(input, contextOf(operation)),
  'meetings adopt': ({ month }, { at }) => adoptMeetings(month, at),
  'meetings week': async ({ date }, { at }) => ({
    items: await meetingsOfWeek(date ?? swedishDay(at), capacity()),
    next: null,
  }),
  'meetings blocks': async ({ over }) => ({
    items: await (over ? allClosures() : comingClosures()),
    next: null,
  }),
  'meetings block': (input, operation) => blockTime(input, calendarOf(operation)),
  'meetings unblock': (input, operation) => unblockTime(input, calendarOf(operation)),
}
