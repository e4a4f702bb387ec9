import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter, instantOf } from '#shared/contract/time-zone.ts'

const zone = 'Europe/Stockholm'

/** The last day of an agreement under a notice that is given now. */
export const noticeUntil = ({ noticeDays }: AgreementTerms, now: string): string =>
  daysAfter(swedishDay(now), noticeDays)

/** The instant at which a day is over in Sweden. */
export const endOf = (day: string): string => {
  const midnight = instantOf({ date: daysAfter(day, 1), time: '00:00' }, zone)
  if (midnight === null) throw new Error(`${day} has no end.`)
  return new Date(midnight).toISOString()
}

/** The day whose end an instant is. */
export const dayEndedBy = (instant: string): string => daysAfter(swedishDay(instant), -1)

/** The first day of the work: the agreed one, or that of the last signature if it is later. */
export const firstDay = ({ startsOn }: AgreementTerms, sealedAt: string): string => {
  const today = swedishDay(sealedAt)
  return startsOn && startsOn > today ? startsOn : today
}

/** The last day on which the guarantee may be claimed. */
export const guaranteeUntil = ({ guaranteeDays }: AgreementTerms, startedOn: string): string =>
  daysAfter(startedOn, guaranteeDays)
