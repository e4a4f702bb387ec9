import { bookYears, itemDays, itemHours, objectDays } from './retention.ts'

const monthsOf = (days: number): number => Math.round(days / 30.4)

/** The times that the policy states, from the declarations that set them. */
export const policyTimes = {
  leadMonths: monthsOf(itemDays.received),
  unconfirmedDays: itemDays.unconfirmed,
  bookYears,
  codeDays: itemDays.code,
  deviceDays: itemDays.device,
  limitHours: itemHours.limit,
  answerHours: itemHours.once,
  noticeDays: itemDays.notice,
  logDays: objectDays.accessLogs,
  eventMonths: monthsOf(objectDays.events),
  versionDays: objectDays.oldVersions,
  erasureDays: objectDays.erasures,
} as const
