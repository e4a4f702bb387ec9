import { randomUUID } from 'node:crypto'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import { clock } from '#shared/contract/clock.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { ids } from '../infra/local/cognito/emulator.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { obtainProof, setUpAccounts } from './accounts.ts'

const { emulator, services, roleOf } = setUpAccounts()

describe('a partner', () => {
  const createPartner = async (email: string) =>
    emulator().call('SignUp', {
      ClientId: ids.partner.clientId,
      Username: email,
      Password: 'hemlig',
      UserAttributes: [{ Name: 'email', Value: email }],
      ClientMetadata: { proof: await obtainProof('partner_sign_up'), language: 'en' },
    })

  it('signs up, has the partner role and signs in at once over SRP', async () => {
    const email = newEmail()
    const { UserSub } = await createPartner(email)
    expect(await roleOf('partner', String(UserSub))).toMatchObject({ role: 'partner', language: 'en' })
    expect(await emulator().signInPartner(email, 'hemlig')).toHaveProperty('accessToken')
  })

  it('gets its role written again at sign-in if it is missing, and otherwise unchanged', async () => {
    const email = newEmail()
    const sub = String((await createPartner(email)).UserSub)
    const written = await roleOf('partner', sub)
    await emulator().signInPartner(email, 'hemlig')
    expect(await roleOf('partner', sub)).toEqual(written)
    const Key = { PK: `USER#partner#${sub}`, SK: 'ROLE' }
    await services.documents.send(new DeleteCommand({ TableName: tableName, Key }))
    await emulator().signInPartner(email, 'hemlig')
    expect(await roleOf('partner', sub)).toMatchObject({ role: 'partner', email })
  })

  it('resets a forgotten password with a proof, and the address is then verified', async () => {
    const email = newEmail()
    const { UserSub } = await createPartner(email)
    const { accessToken } = await emulator().signInPartner(email, 'hemlig')
    const forgot = async (ClientMetadata: object) =>
      emulator().send('ForgotPassword', { ClientId: ids.partner.clientId, Username: email, ClientMetadata })
    expect((await forgot({})).body.message).toContain('proof_invalid')
    expect((await forgot({ proof: await obtainProof('partner_recovery'), language: 'sv' })).status).toBe(200)
    const mail = emulator().mails.find(({ to }) => to === email)
    expect(mail?.subject).toBe('Återställ ditt lösenord hos Nodverk')
    const ConfirmationCode = /\b\d{6}\b/.exec(mail?.html.replace(/#[\da-f]{6}/g, '') ?? '')?.[0]
    const answer = { ClientId: ids.partner.clientId, Username: email, ConfirmationCode, Password: 'hemligt2' }
    await emulator().call('ConfirmForgotPassword', answer)
    const { body } = await emulator().send('GetUser', { AccessToken: accessToken })
    expect(body.message, 'signed in before the reset').toBe('Access Token has been revoked')
    expect(await emulator().signInPartner(email, 'hemligt2')).toHaveProperty('accessToken')
    const role = await roleOf('partner', String(UserSub))
    expect(role?.emailVerifiedAt).toMatch(/^\d{4}-/)
    expect(role?.passwordResetAt).toBe(role?.emailVerifiedAt)
  })

  it('hears of a new password once, also if Cognito calls again, and of every later one', async () => {
    const { ensureRole, noteReset } = await import('#lambdas/accounts/roles.store.ts')
    const { accountMails } = await import('#lambdas/accounts/accounts.mails.ts')
    const [sub, email] = [randomUUID(), newEmail()]
    await ensureRole({ pool: 'partner', sub, email, language: 'sv' })
    const role = () => roleOf('partner', sub) as Promise<Change['after']>
    const mailsOf = (before: Change['after'], after: Change['after']) =>
      accountMails({ before, after }, { siteOrigin: 'https://site.example', operator: 'drift@x.se' })
    const states = [await role()]
    for (const later of [0, 15_000, 3_600_000]) {
      clock.moveBy(later)
      await noteReset('partner', sub)
      states.push(await role())
    }
    const mails = states.slice(1).map((state, index) => mailsOf(states[index] as Change['after'], state))
    expect(mails.map(([mail]) => mail?.recipient)).toEqual([email, undefined, email])
    expect(mails[2]?.[0]?.source).not.toBe(mails[0]?.[0]?.source)
    const { subject, text } = (await mails[0]?.[0]?.compose()) ?? {}
    expect(subject).toBe('Ditt lösenord hos Nodverk har bytts')
    expect(text).toContain('Alla som var inloggade med det gamla är utloggade.')
    const moved = { ...(states[3] as Change['after']), language: 'en' }
    expect(mailsOf(states[3] as Change['after'], moved), 'another language').toEqual([])
  })

  describe('repeated requests for a new password', () => {
    const asking = async (email: string, proof?: string) =>
      emulator().send('ForgotPassword', {
        ClientId: ids.partner.clientId,
        Username: email,
        ClientMetadata: { proof: proof ?? (await obtainProof('partner_recovery')), language: 'sv' },
      })
    const mailsTo = (email: string) => emulator().mails.filter(({ to }) => to === email).length

    it('need a proof each, except for Cognito’s retries of a slow trigger', async () => {
      const email = newEmail()
      await createPartner(email)
      const proof = await obtainProof('partner_recovery')
      expect((await asking(email, proof)).status).toBe(200)
      clock.moveBy(15_000)
      expect((await asking(email, proof)).status, 'a retry').toBe(200)
      clock.moveBy(6_000)
      expect((await asking(email, proof)).body.message).toContain('proof_invalid')
      expect(mailsTo(email)).toBe(2)
    })

    it('fill no inbox: five codes an hour, and the last one still works', async () => {
      const email = newEmail()
      await createPartner(email)
      for (let time = 0; time < 5; time += 1) expect((await asking(email)).status).toBe(200)
      expect((await asking(email)).body.message).toContain('mailed_lately')
      expect(mailsTo(email)).toBe(5)
      const code = /\b\d{6}\b/.exec(
        emulator()
          .mails.findLast(({ to }) => to === email)
          ?.html.replace(/#[\da-f]{6}/g, '') ?? '',
      )?.[0]
      const answer = {
        ClientId: ids.partner.clientId,
        Username: email,
        ConfirmationCode: code,
        Password: 'hemligt2',
      }
      await emulator().call('ConfirmForgotPassword', answer)
    })
  })

  // GetUserAttributeVerificationCode and similar operations, which the emulator does not have, require no proof.
  it.each(['VerifyUserAttribute', 'UpdateUserAttribute', 'ResendCode'])(
    'is mailed nothing on %s',
    async source => {
      const { handler } = await import('#lambdas/accounts/partner-custom-message.trigger.ts')
      const event = { triggerSource: `CustomMessage_${source}`, userName: 'anna', request: {}, response: {} }
      const { logger } = await import('#lambdas/platform/logging/logger.ts')
      const noted = vi.spyOn(logger, 'info')
      await expect(handler(event as never)).rejects.toThrow('mail_not_offered')
      // By which its alarm tells a refusal from a fault.
      expect(noted.mock.calls).toEqual([['trigger_refused', { word: 'mail_not_offered' }]])
      noted.mockRestore()
    },
  )
})
