import { environment } from '../platform/env/environment.ts'
import type { Addresses } from '../platform/mail/outgoing-mail.ts'

/** The addresses that mails of this stage name or go to. */
export const stageAddresses = (): Addresses => ({
  siteOrigin: environment('SITE_ORIGIN'),
  operator: environment('OPERATOR_ADDRESS'),
  secondOperator: environment('SECOND_OPERATOR_ADDRESS'),
})
