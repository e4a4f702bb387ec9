import { clock } from '#shared/contract/clock.ts'
import { codeItem, digitsOf } from '../../platform/codes/code.ts'
import { logger } from '../../platform/logging/logger.ts'
import { codeMail } from '../../platform/mail/templates/code.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'

const templates = {
  business_sign_in: 'sign_in_code',
  business_device: 'sign_in_code',
  investor_access: 'investor_code',
  partner_email: 'email_code',
} as const

/** The mail of a fresh code; the digits follow from the nonce and stand in no item. */
export const codeNotices = ({ before, after }: Change): readonly Notice[] => {
  const code = codeItem.parse(after)
  if (before?.nonce === code.nonce) return []
  const source = `CODE#${code.purpose}#${code.nonce}`
  if (code.expiresAt <= clock.now()) {
    logger.warn('code_expired_unsent', { source })
    return []
  }
  const template = templates[code.purpose]
  const compose = async () => codeMail({ code: await digitsOf(code), words: template }, code.language)
  return [{ source, template, recipient: code.email, compose }]
}
