import { randomUUID } from 'node:crypto'

/** Returns an e-mail address that no other test uses. */
export const newEmail = (): string => `anna.${randomUUID().slice(0, 8)}@verkstad.se`
