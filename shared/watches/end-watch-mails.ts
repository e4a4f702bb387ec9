import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'

/** A signed link: the id of a partner and the signature, base64url of 32 bytes. */
export const watchLinkToken = z.string().check(z.regex(/^[\w-]{1,64}\.[\w-]{43}$/, 'invalid'))

/** Ends the daily mail, for the page of the link at its foot. The watches stay. */
export const endWatchMails = endpoint({
  method: 'POST',
  path: '/api/watch-mails/ends',
  access: 'public',
  body: z.strictObject({ token: watchLinkToken }),
  reply: { status: 204 },
  errors: [],
})

/** As `endWatchMails`, in one click (RFC 8058): a mail program posts here and sends the token in the URL. */
export const endWatchMailsAtOnce = endpoint({
  method: 'POST',
  path: '/api/watch-mails/ends/{token}',
  access: 'public',
  params: z.strictObject({ token: watchLinkToken }),
  calledByMailPrograms: true,
  reply: { status: 200 },
  errors: [],
})
