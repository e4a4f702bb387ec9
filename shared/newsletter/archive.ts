import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { endpoint } from '../contract/endpoint.ts'
import { page, pageQuery } from '../contract/page.ts'
import { issueText } from './issue.ts'

const subject = z.object({ subject: z.string() })

const issueTitle = z.object({ month: z.string(), publishedAt: z.string(), sv: subject, en: subject })

const issueView = z.object({ month: z.string(), publishedAt: z.string(), sv: issueText, en: issueText })

export type IssueTitle = z.infer<typeof issueTitle>
export type IssueView = z.infer<typeof issueView>

/** The issues that were sent, newest first. */
export const listIssues = endpoint({
  method: 'GET',
  path: '/api/newsletter/issues',
  access: 'public',
  query: z.strictObject(pageQuery),
  cacheSeconds: 60,
  reply: { status: 200, body: z.object(page(issueTitle)) },
  errors: [],
})

/** One issue that was sent; `not_found` for a draft. */
export const readIssue = endpoint({
  method: 'GET',
  path: '/api/newsletter/issues/{month}',
  access: 'public',
  params: z.strictObject({ month }),
  cacheSeconds: 60,
  reply: { status: 200, body: issueView },
  errors: [],
})
