import * as z from 'zod/mini'

/**
 * Every way an operation can fail, with its HTTP status. A code is the key of its phrase
 * (shared/phrases/<language>/errors.ts), so that a code without a message does not compile.
 */
export const errorStatus = {
  not_json: 400,
  unauthorized: 401,
  forbidden: 403,
  role_insufficient: 403,
  invitation_of_other: 403,
  email_not_verified: 403,
  sign_in_too_old: 403,
  profile_declined: 403,
  consent_required: 403,
  file_unsafe: 403,
  not_found: 404,
  request_in_flight: 409,
  newsletter_already_subscribed: 409,
  meeting_slot_taken: 409,
  meeting_changed: 409,
  price_changed: 409,
  terms_changed: 409,
  profile_exists: 409,
  profile_changed: 409,
  assignment_closed: 409,
  application_decided: 409,
  application_changed: 409,
  fit_changed: 409,
  objection_open: 409,
  too_many_watches: 409,
  order_paid: 409,
  plan_exists: 409,
  refund_over: 409,
  moved_on: 409,
  agreement_replaced: 409,
  credits_missing: 409,
  rating_closed: 409,
  inquiry_changed: 409,
  inquiry_settled: 409,
  thread_ended: 409,
  company_of_own: 409,
  invitation_over: 409,
  join_declined: 409,
  last_owner: 409,
  member_already: 409,
  too_many_members: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  idempotency_key_reused: 422,
  proof_required: 422,
  proof_invalid: 422,
  code_invalid: 422,
  human_check_failed: 422,
  upload_unusable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** The errors of every operation; they need not be declared. */
export const everyErrors = [
  'not_json',
  'unauthorized',
  'forbidden',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'invalid_fields',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** The errors of one field; each is the key of its phrase in shared/phrases/<language>/fields.ts. */
export const fieldErrorCodes = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_many',
  'one_line_only',
  'forbidden_characters',
  'unknown_field',
  'email_invalid',
  'business_email_required',
  'organization_number_invalid',
  'phone_invalid',
  'vat_number_invalid',
  'url_invalid',
  'digits_only',
  'out_of_range',
  'file_type_not_accepted',
  'file_empty',
  'file_too_large',
] as const

export type FieldErrorCode = (typeof fieldErrorCodes)[number]

export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.enum(fieldErrorCodes))),
  /** With `price_changed`: the present price. */
  priceOre: z.optional(z.int()),
  /** With `terms_changed`: the present version. */
  termsVersion: z.optional(z.int()),
})

export type ErrorBody = z.infer<typeof errorBody>
