import { sendGetStarted } from '#shared/leads/get-started.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { sendProjectInquiry } from '#shared/leads/project-inquiry.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveForm } from '../platform/http/serve-form.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { newLead } from './lead-life.ts'

const perHour = { address: 5, network: 30 }

type Sent = { id: string; createdAt: string; suspect: boolean }

/** What a robot sent waits for nobody: it has no process. */
const leadOf =
  (kind: 'project_inquiry' | 'get_started') =>
  <Submission extends Sent>(submission: Submission) => {
    const { id, createdAt, suspect } = submission
    const keys = { ...leadEntity.key({ id }), ...leadEntity.indexKey({ kind, createdAt, id }) }
    const life = suspect ? {} : lifeAttributes(newLead(submission))
    return { ...keys, ...submission, ...life, kind, ttl: ttlOf(leadEntity) }
  }

/** By when an answer is promised is one of the claims that operators set. */
const prepare = loadCurrentContent

const alongside = (submission: Sent) => schedulingDue(newLead(submission))

export const handler = httpFunction([
  serveForm(sendProjectInquiry, { perHour, prepare, toItem: leadOf('project_inquiry'), alongside }),
  serveForm(sendGetStarted, { perHour, prepare, toItem: leadOf('get_started'), alongside }),
])
