import type * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { swedishTimeIn } from '../platform/mail/swedish-time.ts'

type Role = z.infer<typeof roleEntity.item>

const localPart = (email: string): string => email.slice(0, email.lastIndexOf('@'))

const sourceOf = ({ pool, sub }: Role): string => roleEntity.key({ pool, sub }).PK

/** The mail about a first sign-in, to the operator. */
const firstSignIn = (role: Role, recipient: string): OutgoingMail => {
  const { pool, email, createdAt } = role
  const template = pool === 'business' ? 'registration_notice' : 'partner_notice'
  return operatorMail({ source: sourceOf(role), template, recipient }, () => ({
    facts: {
      name: pool === 'partner' ? localPart(email) : null,
      email,
      at: swedishTime(createdAt),
    },
    replyTo: email,
  }))
}

/** To the owner of an account whose password was replaced: whoever reads their mail could have done it. */
const passwordReset = (role: Role, at: string): OutgoingMail => {
  const { email: recipient, language } = role
  const envelope = {
    source: `${sourceOf(role)}#${at}`,
    template: 'password_reset',
    recipient,
    language,
  } as const
  return personalMail(envelope, () => ({ values: { when: swedishTimeIn(language, at) } }))
}

/** The mails about an account: its first sign-in, and a password that was reset. */
export const accountMails = ({ before, after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const role = roleEntity.item.parse(after)
  if (!before) return [firstSignIn(role, operator)]
  const { passwordResetAt } = role
  return passwordResetAt && before.passwordResetAt !== passwordResetAt
    ? [passwordReset(role, passwordResetAt)]
    : []
}
