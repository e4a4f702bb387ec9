import type * as z from 'zod/mini'
import { sendGetStarted as getStarted } from '#shared/leads/get-started.ts'
import { sendProjectInquiry as projectInquiry } from '#shared/leads/project-inquiry.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { formSender } from '#web/src/platform/send-form.ts'

type InquiryBody = Omit<z.input<(typeof projectInquiry)['body']>, 'proof'>
type GetStartedBody = z.input<(typeof getStarted)['body']>

/** Sends a project inquiry, as one submission over all attempts. Throws ApiError. */
export const sendInquiry = formSender('project_inquiry', (body: InquiryBody, options) =>
  call(projectInquiry, { body }, options),
)

const key = submissionKey('get_started')

const sendWithProof = async (body: Omit<GetStartedBody, 'proof'>, proof: string): Promise<void> => {
  await call(getStarted, { body: { ...body, proof } }, { idempotencyKey: key.keyFor(body) })
  key.succeeded()
}

/**
 * Sends an address with the proof of its human check, and with a heavy one if the first was used up by an attempt
 * without response or was refused as too fast. Throws ApiError.
 */
export const sendGetStarted = async (
  body: Omit<GetStartedBody, 'proof'>,
  check: { proof: () => Promise<string>; another: () => Promise<string> },
): Promise<void> => {
  try {
    await sendWithProof(body, await check.proof())
  } catch (error) {
    if (!(error instanceof ApiError) || !['proof_invalid', 'proof_required'].includes(error.code)) throw error
    await sendWithProof(body, await check.another())
  }
}
