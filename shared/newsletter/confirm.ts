import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { linkToken, subscriptionView } from './newsletter.ts'

const path = '/api/newsletter/confirmations/{token}'
const params = z.strictObject({ token: linkToken })

/** What the link in the mail stands for; changes nothing, because mail scanners open links. */
export const readConfirmation = endpoint({
  method: 'GET',
  path,
  access: 'public',
  params,
  reply: { status: 200, body: subscriptionView },
  errors: [],
})

export const confirm = endpoint({
  method: 'POST',
  path,
  access: 'public',
  params,
  reply: { status: 200, body: subscriptionView },
  errors: [],
})
