import { expect, test } from 'vitest'
import { prodContext, resourcesOf, synthesize } from '../../stacks/synthesized.ts'
import { buildMessage, createMailService } from './mail-service.ts'

const sender = 'post@nodverk.example'
const senders = [sender, 'anna@example.com']
const toAnna = buildMessage({ From: sender })

/** Returns whether the role of the function that mails codes may use an identity, by a stage's template. */
const mayUseIn = (context: Parameters<typeof synthesize>[0]) => {
  const policies = resourcesOf(synthesize(context), 'AWS::IAM::Policy').filter(([id]) =>
    id.startsWith('notifications/codesrole'),
  )
  const allowed = JSON.stringify(policies.map(([, { Properties }]) => Properties.PolicyDocument.Statement))
  const patterns = [...allowed.matchAll(/:identity\/([^"]+)"/g)].map(([, pattern = '']) => pattern)
  return (identity: string) => patterns.some(pattern => pattern === '*' || pattern === identity)
}

test('in the sandbox a mail reaches verified addresses only', async () => {
  const { sendRaw, inbox } = await createMailService({ senders, sandbox: true })
  await expect(sendRaw(buildMessage({ From: sender, To: 'bo@example.com' }))).rejects.toMatchObject({
    name: 'MessageRejected',
    message: expect.stringContaining('bo@example.com'),
  })
  expect(inbox.list()).toEqual([])
  await sendRaw(toAnna)
  expect(inbox.list()).toHaveLength(1)
})

test('SES requires the permission to use the recipient’s identity, too, while it is in the sandbox', async () => {
  const mayUse = (identity: string) => identity === sender
  const inside = await createMailService({ senders, sandbox: true, mayUse })
  await expect(inside.sendRaw(toAnna)).rejects.toMatchObject({
    name: 'AccessDenied',
    message: expect.stringContaining('identity/anna@example.com'),
  })
  const outside = await createMailService({ senders, mayUse })
  await outside.sendRaw(toAnna)
  expect(outside.inbox.list()).toHaveLength(1)
})

test('nobody can send as an identity without permission', async () => {
  const { sendRaw } = await createMailService({ senders, mayUse: () => false })
  await expect(sendRaw(toAnna)).rejects.toMatchObject({ name: 'AccessDenied' })
})

test('the dev stage reaches verified recipients from the sandbox', async () => {
  const mayUse = mayUseIn({ stage: 'dev', sender })
  const { sendRaw, inbox } = await createMailService({ senders, sandbox: true, mayUse })
  await sendRaw(toAnna)
  expect(inbox.list('anna@example.com')).toHaveLength(1)
})

test('prod, which is out of the sandbox, may use its own identity alone', () => {
  const mayUse = mayUseIn({ ...prodContext, domain: 'nodverk.example' })
  expect([mayUse('nodverk.example'), mayUse('anna@example.com')]).toEqual([true, false])
})
