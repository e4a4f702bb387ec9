import { clock } from '#shared/contract/clock.ts'
import { codeItem, digitsOf } from '../platform/codes/code.ts'
import { logger } from '../platform/logging/logger.ts'
import { signInCodeMail } from '../platform/mail/templates/sign-in-code.ts'
import type { Notice } from './notice.ts'
import { type Change, streamFunction } from './stream-function.ts'

/** The mail of a fresh code; the digits follow from the nonce and stand in no item. */
const codeNotices = async ({ before, after }: Change): Promise<readonly Notice[]> => {
  const code = codeItem.parse(after)
  if (before?.nonce === code.nonce) return []
  const source = `CODE#${code.purpose}#${code.nonce}`
  if (code.expiresAt <= clock.now()) {
    logger.warn('code_expired_unsent', { source })
    return []
  }
  const compose = async () => signInCodeMail({ code: await digitsOf(code) }, code.language)
  return [{ source, template: 'sign_in_code', recipient: code.email, compose }]
}

export const handler = streamFunction(codeNotices)
