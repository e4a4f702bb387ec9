import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Language } from '#shared/contract/language.ts'
import { agreementSample } from '../builders/agreement-sample.ts'
import { changesThatMail } from '../builders/mail-samples.ts'
import { createdAt, hostileInput } from '../builders/mailed-change.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { companyPeople, type Somebody } from './company-people.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

type Item = Record<string, unknown>
type Change = { before: Item | null; after: Item }

const services = runningServices()
const people = companyPeople(services)
const { founder, person, joined } = people
const inquiry = { serviceId: 'robotics', description: 'En cell', uploads: [], language: 'sv' }

const mailsOf = async (change: Change) => {
  const { mailsToMembers } = await import('#lambdas/notifications/mails-to-members.ts')
  const { otherReaders } = await import('#lambdas/platform/company/readers.store.ts')
  const addresses = { siteOrigin: 'https://site.example', operator: 'drift@nodverk.example' }
  return mailsToMembers(change, addresses, otherReaders)
}
const recipientsOf = async (change: Change) =>
  (await mailsOf(change))
    .map(({ recipient }) => recipient)
    .filter(recipient => recipient.endsWith('@nordplat.se'))

const sentBy = async (somebody: Somebody): Promise<Change> => {
  const { body } = await people.as('inquiries')(somebody, sendInquiry, { body: inquiry })
  const all = await wholeTable(services.documents)
  return { before: null, after: all.find(({ id, SK }) => id === body.id && SK === `INQUIRY#${id}`) ?? {} }
}

/** An agreement that a company is offered, with this person as the one who is told of it. */
const offeredTo = ({ email, name }: Somebody, businessId: string, language: Language = 'sv'): Change => {
  const { after } = agreementSample(language, createdAt, hostileInput)
  const offered = { ...after, businessId, business: { name, email, phone: null, language } }
  const last = { name: 'offer', by: 'operator', at: createdAt }
  return { before: null, after: { ...offered, state: 'offered', last, revision: 1 } }
}

describe('mails about what is a company’s', () => {
  it('reach the requester whose inquiry it is, and owners and buyers once they are out', async () => {
    const [anna, eva, bo, ulf] = [
      await founder('Anna'),
      await person('Eva'),
      await person('Bo'),
      await person('Ulf'),
    ]
    await joined(anna, eva, 'requester')
    await joined(anna, bo, 'buyer')
    await joined(anna, ulf, 'reader')
    const sent = await sentBy(eva)
    expect(await recipientsOf(sent)).toEqual([eva.email])
    await people.remove(anna, eva)
    expect((await recipientsOf(sent)).sort()).toEqual([anna.email, bo.email].sort())
    await joined(anna, eva, 'reader')
    expect((await recipientsOf(sent)).sort()).toEqual([anna.email, bo.email, eva.email].sort())
  })

  it('that ask for a signature reach those who may sign, beside the requester', async () => {
    const [anna, eva, bo] = [await founder('Anna'), await person('Eva'), await person('Bo')]
    await joined(anna, eva, 'requester')
    await joined(anna, bo, 'buyer')
    expect((await recipientsOf(offeredTo(eva, anna.sub))).sort()).toEqual(
      [anna.email, bo.email, eva.email].sort(),
    )
    expect(await recipientsOf(offeredTo(bo, anna.sub))).toEqual([bo.email])
  })

  it('are in the language of who reads them', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await joined(anna, eva, 'buyer')
    const sent = await sentBy(eva)
    await people.remove(anna, eva)
    await people.speaks(anna, 'en')
    const [mail] = (await mailsOf(sent)).filter(({ recipient }) => recipient === anna.email)
    expect((await mail?.compose())?.text).toContain('Hello')
  })

  it('reach the founder as before as long as they are alone, and an address that an order was given', async () => {
    const anna = await founder('Anna')
    expect(await recipientsOf(await sentBy(anna))).toEqual([anna.email])
    const eva = await person('Eva')
    await joined(anna, eva, 'buyer')
    const invoices = { sub: 'nobody', email: 'faktura@nordplat.se', name: 'Faktura' }
    expect(await recipientsOf(offeredTo(invoices, anna.sub))).toEqual([invoices.email])
  })

  it('do not reach somebody who was removed, however long what names them is kept', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await joined(anna, eva, 'owner')
    await people.remove(eva, anna)
    const agreed = offeredTo(anna, anna.sub)
    expect(await recipientsOf(agreed)).toEqual([eva.email])
    const inThreeYears = clock.seconds() + 3 * 365 * 86_400
    for (const { PK, SK, ttl } of await wholeTable(services.documents)) {
      if (PK !== `BUSINESS#${anna.sub}` || Number(ttl ?? Infinity) > inThreeYears) continue
      await services.documents.send(new DeleteCommand({ TableName: tableName, Key: { PK, SK } }))
    }
    expect(await recipientsOf(agreed)).toEqual([eva.email])
  })

  it('of no kind reach somebody who was removed', async () => {
    const { addresseeIn } = await import('#lambdas/platform/company/addressee.ts')
    const { kindOf } = await import('#lambdas/platform/table/kinds.ts')
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await joined(anna, eva, 'owner')
    await people.remove(anna, eva)
    const others = new Set<unknown>()
    for (const { before, after } of changesThatMail('sv')) {
      const item = { ...after, PK: String(after.PK).replace(/^BUSINESS#.*/, `BUSINESS#${anna.sub}`) }
      const of = { businessId: anna.sub, orderedBy: anna.sub, accountId: anna.sub }
      const about = { ...item, ...of, SK: String(after.SK) }
      const told = addresseeIn(about)
      if (!told) others.add(kindOf(about))
      else if (told.email) {
        const theirs = { ...about, ...told.readdressed({ email: eva.email, language: 'sv' }) }
        expect(await recipientsOf({ before, after: theirs }), about.SK).not.toContain(eva.email)
      }
    }
    // Reviewed: what is mailed about these is no company's.
    expect([...others].sort()).toEqual(
      [
        'application',
        'approval',
        'audit',
        'auditMonth',
        'code',
        'departure',
        'investor',
        'invitation',
        'lead',
        'meeting',
        'objection',
        'pageFailure',
      ].concat(['partnerProfile', 'payDay', 'role', 'selfBill', 'subscription', 'threadParty', 'watchList']),
    )
  })
})
