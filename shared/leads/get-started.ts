import * as z from 'zod/mini'
import { isPersonalEmail, personalMailProvidersOfGetStarted } from '../accounts/personal-email.ts'
import { emailAddress } from '../contract/email.ts'
import { endpoint } from '../contract/endpoint.ts'
import { formErrors, proof, publicBody } from '../contract/public-body.ts'
import { text } from '../contract/text.ts'
import { leadReply } from './lead.ts'

/** Enough for the longest address with markup around it. */
const maxMarkup = 1_000

/** Removes markup before the address is parsed. */
const withoutMarkup = z.pipe(
  // A tag also ends at the next `<`: searching for a `>` beyond it, from each `<`, would take quadratic time.
  text({ max: maxMarkup }).check(z.overwrite(typed => typed.replace(/<[^<>]*>/g, ''))),
  emailAddress,
)

export const getStartedFields = {
  email: withoutMarkup.check(
    z.refine(address => !isPersonalEmail(address, personalMailProvidersOfGetStarted), {
      error: 'business_email_required',
    }),
  ),
  type: z.literal('credits'),
}

export const sendGetStarted = endpoint({
  method: 'POST',
  path: '/api/get-started-inquiries',
  access: 'public',
  form: 'get_started',
  body: publicBody({ ...getStartedFields, proof }),
  reply: leadReply,
  errors: formErrors,
})
