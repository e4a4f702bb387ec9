import { type Agenda, isBookableDate, type MeetingTimeZone, slotsOn } from '#shared/meetings/slots.ts'
import { Failure } from '../platform/failure.ts'

export type ChosenTime = { meetingDate: string; meetingTime: string; timezone: MeetingTimeZone }

/** The instant of the chosen slot; throws for a day without meetings or a time without a slot. */
export const chosenInstant = ({ meetingDate, meetingTime, timezone }: ChosenTime, agenda: Agenda): string => {
  if (!isBookableDate(meetingDate, agenda.now, timezone)) {
    throw new Failure('invalid_fields', { fields: { meetingDate: 'invalid' } })
  }
  const slot = slotsOn(meetingDate, timezone, agenda).find(({ time }) => time === meetingTime)
  if (!slot) throw new Failure('invalid_fields', { fields: { meetingTime: 'invalid' } })
  return new Date(slot.startsAt).toISOString()
}
