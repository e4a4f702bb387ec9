import * as z from 'zod/mini'
import { keyParts } from '#shared/contract/key-template.ts'
import { admissionProcess } from '#shared/partner-profile/admission.process.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import words from '#shared/phrases/sv/admission.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { namedTime } from '../platform/mail/named-time.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

const { shape } = partnerProfileEntity.item

/** What the mails need of a profile. */
const movedProfile = z.object({
  PK: z.string(),
  name: shape.name,
  email: shape.email,
  language: shape.language,
  state: z.string(),
  since: z.string(),
  terms: shape.terms,
  last: shape.last,
})

type Moved = z.infer<typeof movedProfile>

const reminderContent = ({ PK, name, email, state, since }: Moved) => ({
  values: { name },
  facts: {
    name,
    email,
    step: words.steps[state as keyof typeof words.steps] ?? state,
    since: swedishTime(since),
    command: `npm run operator -- partners show ${keyParts(partnerProfileEntity.pk, PK)?.sub}`,
  },
  replyTo: email,
})

/** The new time that a partner is told of, once the first one is over. */
const newTimeIn = ({ last, terms, language }: Moved): string | null =>
  last?.name === 'nudgeAgain' && terms?.feedback ? namedTime(terms.feedback, language) : null

/** The mails about a step of an admission; none if a profile was changed otherwise. */
export const admissionMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  if (change.after.last === undefined) return []
  const moved = movedProfile.parse(change.after)
  const { email: recipient, language, last } = moved
  return moveMails(admissionProcess, change, addresses, {
    operator: envelope => operatorMail(envelope, () => reminderContent(moved)),
    partner: envelope =>
      personalMail({ ...envelope, recipient, language }, () => ({
        facts: facts(language, { reason: last?.reason ?? null, feedbackBy: newTimeIn(moved) }),
      })),
  })
}
