import { beginningOf, mondayOf } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { meetingsBetween } from './seats.store.ts'

/** The meetings of the week of a Swedish day, in their order. One that was erased keeps its time, and says no more. */
export const meetingsOfWeek = async (date: string, capacity: number) => {
  const monday = mondayOf(date)
  const seats = await meetingsBetween(beginningOf(monday), beginningOf(daysAfter(monday, 7)), capacity)
  return Promise.all(
    seats.map(async seat => {
      const meeting = await getItem(meetingEntity.key({ id: seat.id }), meetingEntity.item)
      if (!meeting) return seat
      const { firstName, lastName, company, duration, confirmedAt = null, noShowAt = null } = meeting
      return { ...seat, name: `${firstName} ${lastName}`, company, duration, confirmedAt, noShowAt }
    }),
  )
}
