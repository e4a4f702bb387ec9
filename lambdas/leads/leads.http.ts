import { sendGetStarted } from '#shared/leads/get-started.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { sendProjectInquiry } from '#shared/leads/project-inquiry.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveForm } from '../platform/http/serve-form.ts'
import { ttlOf } from '../platform/table/retention.ts'

const perHour = { address: 5, network: 30 }

const leadOf =
  (kind: 'project_inquiry' | 'get_started') =>
  <Submission extends { id: string; createdAt: string }>(submission: Submission) => {
    const { id, createdAt } = submission
    const keys = { ...leadEntity.key({ id }), ...leadEntity.indexKey({ kind, createdAt, id }) }
    return { ...keys, ...submission, kind, ttl: ttlOf(leadEntity) }
  }

export const handler = httpFunction([
  serveForm(sendProjectInquiry, { perHour, toItem: leadOf('project_inquiry') }),
  serveForm(sendGetStarted, { perHour, toItem: leadOf('get_started') }),
])
