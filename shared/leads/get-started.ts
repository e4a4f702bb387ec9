import * as z from 'zod/mini'
import { isPersonalEmail, personalMailProvidersOfGetStarted } from '../accounts/personal-email.ts'
import { emailAddress } from '../contract/email.ts'
import { endpoint } from '../contract/endpoint.ts'
import { formErrors, proof, publicBody } from '../contract/public-body.ts'
import { text } from '../contract/text.ts'
import { leadReply } from './lead.ts'

/** An address of any length that there is, with markup around it. */
const longestMarkup = 1_000

/** Markup is taken out before the address is read; what is left still has to be one. */
const withoutMarkup = z.pipe(
  // A tag ends at the next `<` as well: looking behind it for a `>`, from each of them, takes quadratic time.
  text({ max: longestMarkup }).check(z.overwrite(typed => typed.replace(/<[^<>]*>/g, ''))),
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
  body: publicBody({ ...getStartedFields, proof }),
  reply: leadReply,
  errors: formErrors,
})
