import type { ErrorCode } from '../../contract/errors.ts'

export default {
  not_json: 'The request could not be read.',
  unauthorized: 'You need to sign in again.',
  forbidden: 'You do not have access to this.',
  email_not_verified: 'Verify your e-mail address first.',
  profile_declined:
    'Your profile was not approved, so you cannot apply for assignments. The reason is in the e-mail from us.',
  sign_in_too_old: 'Sign in again before you save these details.',
  consent_required: 'You have not agreed to this. Nothing has been stored.',
  file_unsafe: 'The file contains malicious code and cannot be downloaded.',
  not_found: 'What you are looking for does not exist.',
  request_in_flight: 'We are still working on your previous request. Please wait a second.',
  newsletter_already_subscribed: "You're already subscribed!",
  meeting_slot_taken: 'Somebody else has just booked that time. Please choose another.',
  meeting_changed: 'The meeting has changed since the page was opened. This is how it stands now.',
  price_changed: 'The price has changed. Check the new price and send again.',
  terms_changed: 'The terms have changed. Read the new version and send again.',
  profile_exists: 'Profile already exists',
  profile_changed: 'The profile has changed since you opened it. Reload and try again.',
  assignment_closed: 'You can no longer apply for this assignment.',
  application_decided: 'The application has been answered and can no longer be changed or withdrawn.',
  application_changed: 'The application has changed since you opened it. See how it looks now and try again.',
  too_many_watches: 'You already have ten watches. Remove one to save another.',
  order_paid: 'The order has been paid and can no longer be cancelled. Its credits are in the account.',
  agreement_replaced: 'There is a new version of the agreement. Read what has changed and sign that one.',
  credits_missing: 'There are not enough credits for the agreement. Nothing has been signed.',
  moved_on:
    'Things have changed since you opened the page, so this could not be done. Nothing has been changed.',
  inquiry_changed:
    'The inquiry has changed since you opened it. Compare it with what is saved, then save again.',
  inquiry_settled:
    'The inquiry can no longer be changed: somebody has already been proposed, or it is closed.',
  thread_ended: 'The other party is no longer here, so nobody would read the message.',
  payload_too_large: 'What you sent is too large.',
  unsupported_media_type: 'That format is not supported.',
  invalid_fields: 'Check the marked fields.',
  idempotency_key_reused:
    'This form has already been sent with other details. Reload the page and try again.',
  proof_required: 'We need to check that you are not a robot. Please try again.',
  proof_invalid: 'The robot check failed. Please try again.',
  code_invalid: 'The code is wrong or no longer valid.',
  human_check_failed: 'Please answer the verification question correctly.',
  upload_unusable: 'One of the files cannot be used. Remove it or upload it again.',
  rate_limited: 'Too many requests. Please try again later.',
  internal: 'Something unexpected went wrong. Please try again.',
  unavailable: 'The service is not responding right now. Please try again in a moment.',
} satisfies Record<ErrorCode, string>
