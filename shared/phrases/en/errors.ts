import type { ErrorCode } from '../../contract/errors.ts'

export default {
  not_json: 'The request could not be read.',
  unauthorized: 'You need to sign in again.',
  forbidden: 'You do not have access to this.',
  not_found: 'What you are looking for does not exist.',
  request_in_flight: 'We are still working on your previous request. Give it a second.',
  newsletter_already_subscribed: "You're already subscribed!",
  meeting_slot_taken: 'Somebody else just took that time. Please choose another.',
  price_changed: 'The price has changed. Check the new price and send again.',
  profile_exists: 'Profile already exists',
  profile_changed: 'The profile has changed since you opened it. Reload and try again.',
  payload_too_large: 'What you sent is too large.',
  unsupported_media_type: 'That format is not supported.',
  invalid_fields: 'Check the marked fields.',
  idempotency_key_reused:
    'This form has already been sent with other details. Reload the page and try again.',
  proof_required: 'We need to check that you are not a robot. Try again.',
  proof_invalid: 'The robot check did not pass. Try again.',
  code_invalid: 'The code is wrong or no longer works.',
  rate_limited: 'Too many requests. Please try again later.',
  internal: 'Something unexpected went wrong. Please try again.',
  unavailable: 'The service is not responding right now. Please try again in a moment.',
} satisfies Record<ErrorCode, string>
