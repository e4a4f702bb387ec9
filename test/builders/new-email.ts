import { randomUUID } from 'node:crypto'

/** Returns an e-mail address that no other test uses. */
export const newEmail = (): string => `anna.${randomUUID().slice(0, 8)}@verkstad.se`

/** The same at a mail domain that no other test uses: who shares it, and a number, with a company is told so. */
export const newCompanyEmail = (): string => `anna@verkstad-${randomUUID().slice(0, 8)}.se`
