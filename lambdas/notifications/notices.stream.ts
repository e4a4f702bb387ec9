import { environment } from '../platform/env/environment.ts'
import { noticesForChange } from './notices-for-change.ts'
import { streamFunction } from './stream-function.ts'

export const handler = streamFunction(change =>
  noticesForChange(change, {
    siteOrigin: environment('SITE_ORIGIN'),
    operator: environment('OPERATOR_ADDRESS'),
  }),
)
