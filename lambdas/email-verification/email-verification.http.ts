import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { sendVerificationCode, verifyEmail } from '#shared/email-verification/verify-email.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { answersOf, codesOf, verificationWith } from './email-verification.store.ts'
import { answerVerification, startVerification } from './email-verification.ts'

const perHour = { caller: 20, network: 60 }

export const handler = httpFunction([
  serveChangeOnce(sendVerificationCode, async ({ body, caller, clientAddress }, receipt) => {
    await guardCaller({ form: 'email_verification', perHour, caller, clientAddress })
    const role = await findPartnerRole(caller)
    if (!role) throw new Failure('not_found')
    const { email } = role
    return startVerification(randomUUID(), {
      codes: await codesOf({ email, language: body.language }),
      store: verificationWith({ sub: caller, email }, receipt),
      now: clock.now(),
    })
  }),
  serveChange(verifyEmail, ({ params, body, caller }) =>
    answerVerification({ id: params.id, code: body.code }, answersOf(caller)),
  ),
])
