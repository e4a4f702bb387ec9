import { endpoint } from '../contract/endpoint.ts'
import { linkBody, subscriptionView } from './newsletter.ts'

/** What the link in the mail stands for; changes nothing. A POST, because the access log keeps every address. */
export const readConfirmation = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirmation-views',
  access: 'public',
  body: linkBody,
  reply: { status: 200, body: subscriptionView },
  errors: [],
})

export const confirm = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirmations',
  access: 'public',
  body: linkBody,
  reply: { status: 200, body: subscriptionView },
  errors: [],
})
