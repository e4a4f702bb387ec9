import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { sendProjectInquiry } from '#shared/leads/project-inquiry.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import type { Request } from '../platform/http/serve.ts'
import { serveOnce } from '../platform/http/serve-once.ts'
import { guardForm } from '../platform/limits/guard-form.ts'
import { leadsWith } from './leads.store.ts'
import { type LeadKind, submitLead } from './submit-lead.ts'

const perHour = { address: 5, network: 30 }

type LeadRequest = Request<typeof sendGetStarted> | Request<typeof sendProjectInquiry>

const receive = (kind: LeadKind) => ({
  guard: ({ body: { email, proof }, clientAddress, attemptId }: LeadRequest) =>
    guardForm({ form: kind, perHour, email, clientAddress, proof, attemptId }),
  handle: ({ body }: LeadRequest, receipt: Receipt) => {
    const now = new Date(clock.now()).toISOString()
    return submitLead(kind, body, { leads: leadsWith(receipt), id: randomUUID(), now })
  },
})

export const handler = httpFunction([
  serveOnce(sendProjectInquiry, receive('project_inquiry')),
  serveOnce(sendGetStarted, receive('get_started')),
])
