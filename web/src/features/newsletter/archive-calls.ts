import { listIssues, readIssue } from '#shared/newsletter/archive.ts'
import { call } from '#web/src/platform/api.ts'

/** A page of the issues that were sent, newest first. */
export const fetchTitles = (cursor: string | undefined) =>
  call(listIssues, { query: cursor === undefined ? {} : { cursor } })

/** One issue in both languages. */
export const fetchIssue = (month: string) => call(readIssue, { params: { month } })
