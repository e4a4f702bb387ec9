import { endpoint } from '../contract/endpoint.ts'
import { linkBody, subscriptionView } from './newsletter.ts'

/** The subscription of the link in the mail; changes nothing. A POST, because the access log stores every URL. */
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
