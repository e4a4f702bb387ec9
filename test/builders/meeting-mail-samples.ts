import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import type { Language } from '#shared/contract/language.ts'
import { actorsOf } from '#shared/contract/process.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { meetingProcess } from '#shared/meetings/meeting.process.ts'
import { createdAt, hostileInput, senderIn, stored } from './mailed-change.ts'

const meeting = (language: Language): Change => {
  const item = {
    ...senderIn(language),
    firstName: 'Anna',
    lastName: 'Berg',
    mobile: '070-123 45 67',
    company: hostileInput.markup,
    startsAt: '2027-03-15T13:30:00.000Z',
    meetingDate: '2027-03-15',
    meetingTime: '09:30',
    duration: '30 minuter' as const,
    timezone: 'America/New_York' as const,
    description: hostileInput.endless,
    participants: ['kalle@verkstad.se', 'lisa@verkstad.se'],
    ...{ state: 'booked' as const, revision: 1 },
  }
  return stored(meetingEntity, meetingEntity.key(item), item)
}

/** A meeting that was confirmed, or that has made a transition of its process. */
const changedMeeting = (
  language: Language,
  fields: object,
  name?: keyof typeof meetingProcess.transitions,
): Change => {
  const { after } = meeting(language)
  const by = name && actorsOf(meetingProcess.transitions[name])[0]
  const life = name && { revision: 2, last: { name, by, at: createdAt } }
  return {
    before: after,
    after: { ...after, ...(name && { sequence: 1, changedAt: createdAt }), ...life, ...fields },
  }
}

/** A meeting that is booked, and everything that happens to it. */
export const meetingChanges = (language: Language): Change[] => [
  meeting(language),
  changedMeeting(language, { startsAt: '2027-03-22T14:30:00.000Z' }, 'move'),
  changedMeeting(
    language,
    { state: 'cancelled', cancelledAt: createdAt, cancelReason: hostileInput.markup },
    'cancel',
  ),
  changedMeeting(language, { startsAt: '2027-03-22T14:30:00.000Z' }, 'reschedule'),
  changedMeeting(language, { state: 'cancelled', cancelledAt: createdAt }, 'callOff'),
  changedMeeting(language, { videoLink: 'https://meet.example/nordplat' }, 'link'),
  changedMeeting(language, { confirmedAt: createdAt }),
  changedMeeting(language, {}, 'remind'),
  changedMeeting(language, {}, 'ask'),
  changedMeeting(language, { state: 'held' }, 'lapse'),
]
