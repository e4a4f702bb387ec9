import { bookYears, objectDays, retention } from './retention.ts'

const monthsOf = (days: number): number => Math.round(days / 30.4)

/** The times that the policy names, from the table that sets them. */
export const policyTimes = {
  leadMonths: monthsOf(retention.lead.kept.days),
  unconfirmedDays: retention.subscription.kept.days,
  bookYears,
  codeDays: retention.code.kept.days,
  deviceDays: retention.device.kept.days,
  limitHours: retention.limit.kept.withinHours,
  answerHours: retention.once.kept.hours,
  noticeDays: retention.notice.kept.days,
  logDays: objectDays.accessLogs,
  eventMonths: monthsOf(objectDays.events),
  versionDays: objectDays.oldVersions,
  erasureDays: objectDays.erasures,
} as const
