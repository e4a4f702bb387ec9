import { environment } from '../platform/env/environment.ts'
import { mailsForChange } from './mails-for-change.ts'
import { streamFunction } from './stream-function.ts'

export const handler = streamFunction(change =>
  mailsForChange(change, {
    siteOrigin: environment('SITE_ORIGIN'),
    operator: environment('OPERATOR_ADDRESS'),
  }),
)
