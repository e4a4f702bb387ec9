import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { sendVerificationCode, verifyEmail } from '#shared/email-verification/verify-email.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { answersOf, codesOf } from './email-verification.store.ts'
import { answerVerification, startVerification } from './email-verification.ts'

const perHour = { caller: 20, network: 60 }

export const handler = httpFunction([
  serveChangeOnce(sendVerificationCode, {
    guard: ({ caller, clientAddress }) =>
      guardCaller({ form: 'email_verification', perHour, caller, clientAddress }),
    find: ({ caller }) => findPartnerRole(caller),
    handle: ({ body: { language }, caller }, receipt, role) => {
      if (!role) throw new Failure('not_found')
      const id = randomUUID()
      const codes = codesOf({ sub: caller, email: role.email, language }, id, receipt)
      return startVerification(id, { codes, now: clock.now })
    },
  }),
  serveChange(verifyEmail, ({ params, body, caller }) =>
    answerVerification({ id: params.id, code: body.code }, answersOf(caller)),
  ),
])
