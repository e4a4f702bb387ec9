import { afterEach, expect, it } from 'vitest'
import { mailsForChange } from '#lambdas/notifications/mails-for-change.ts'
import { languages } from '#shared/contract/language.ts'
import { exampleOwner } from '#shared/owner/example-owner.ts'
import { owner } from '#shared/owner/owner.ts'
import { changesThatMail } from '../builders/mail-samples.ts'
import { realOwner } from '../builders/real-owner.ts'
import { runningServices } from './running-services.ts'

runningServices()

afterEach(() => {
  Object.assign(owner, exampleOwner)
})

const addresses = { siteOrigin: 'https://site.example', operator: 'drift@nodverk.example' }

const everyMail = async () => {
  const changes = languages.flatMap(changesThatMail)
  const mails = changes.flatMap(change => mailsForChange(change, addresses))
  return Promise.all(mails.map(async ({ template, compose }) => ({ template, ...(await compose()) })))
}

it('every mail ends with the company that sends it', async () => {
  Object.assign(owner, realOwner)
  const mails = await everyMail()
  expect(mails.length).toBeGreaterThan(20)
  for (const { template, text, html } of mails)
    for (const fact of [
      'legalName',
      'organizationNumber',
      'street',
      'postalCode',
      'city',
      'email',
    ] as const) {
      expect(text.split('\n\n').at(-1), `${fact} in ${template}`).toContain(realOwner[fact])
      expect(html, `${fact} in ${template}`).toContain(realOwner[fact])
    }
})

it('a mail of a stage without an owner of its own says that the number is an example', async () => {
  for (const { template, text } of await everyMail())
    expect(text, template).toMatch(/556677-8899 \((exempel|example)\)/)
})
