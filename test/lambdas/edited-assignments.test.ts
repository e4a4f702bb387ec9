import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import { clock } from '#shared/contract/clock.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { failCallAt } from './failing-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const work = workIn(services)
let handler: (event: unknown) => Promise<unknown>
let mailsOf: typeof import('#lambdas/open-assignments/applications.mails.ts').applicationMails
let inquiryMails: typeof import('#lambdas/business-inquiries/business-inquiries.mails.ts').businessInquiryMails
const ask = createAsk(() => handler)
const addresses = { operator: 'drift@nodverk.example', siteOrigin: 'https://site.example' }

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
  mailsOf = (await import('#lambdas/open-assignments/applications.mails.ts')).applicationMails
  inquiryMails = (await import('#lambdas/business-inquiries/business-inquiries.mails.ts'))
    .businessInquiryMails
})
beforeEach(() => emptyTable(services.documents, tableName))

const applicationsFor = (id: string) => work.below(`OPEN#${id}`, 'APPLICATION#')
const edit = (assignmentId: string, location: string) =>
  ask('open-assignments edit', { assignmentId, location, startDate: '2027-03-01' })

/** The mails that follow from what has changed in the applications. */
const mailsAbout = (before: readonly object[], after: readonly object[]) =>
  after.flatMap((item, at) => mailsOf({ before: before[at], after: item } as Change, addresses))

describe('who has applied for an assignment', () => {
  it('is mailed what has been edited, once', async () => {
    const { id } = await work.published(ask, { partners: 3 })
    const before = await applicationsFor(id)
    expect(await edit(id, 'Luleå')).toEqual({ changed: true })
    const told = await applicationsFor(id)
    const mails = mailsAbout(before, told)
    expect(mails.map(({ template }) => template)).toEqual(Array(3).fill('applied_edited'))
    const { text = '' } = (await mails[0]?.compose()) ?? {}
    expect(text).toContain('Ort, Start')
    expect(await edit(id, 'Luleå')).toEqual({ changed: false })
    expect(mailsAbout(told, await applicationsFor(id))).toEqual([])
  })

  it('is told of each edit, but of none from before the application', async () => {
    const { id } = await work.published(ask, { partners: 1 })
    await edit(id, 'Luleå')
    await work.putApplication(id, 'late')
    const late = (await applicationsFor(id)).find(({ partnerId }) => partnerId === 'late')
    const appliedAt = new Date(clock.now() + 1_000).toISOString()
    await work.put({ ...late, appliedAt })
    await edit(id, 'Luleå')
    const applied = await applicationsFor(id)
    expect(applied.filter(({ toldOf }) => toldOf)).toHaveLength(1)
    clock.moveBy(2_000)
    await edit(id, 'Boden')
    clock.moveBy(-clock.offset())
    expect(mailsAbout(applied, await applicationsFor(id))).toHaveLength(2)
  })

  it('is told once if the edit is killed at any call and repeated', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    let killed = 0
    for (const when of ['before', 'after'] as const) {
      for (let place = 0; ; place += 1) {
        await emptyTable(services.documents, tableName)
        const { id } = await work.published(ask, { partners: 2 })
        const before = await applicationsFor(id)
        const stop = failCallAt(table, place, when)
        await edit(id, 'Luleå').catch(() => {})
        const calls = stop()
        const between = await applicationsFor(id)
        await edit(id, 'Luleå')
        const after = await applicationsFor(id)
        const mails = [...mailsAbout(before, between), ...mailsAbout(between, after)]
        expect(mails.map(({ source }) => source)).toHaveLength(2)
        if (calls <= place) break
        killed += 1
      }
    }
    expect(killed).toBeGreaterThan(4)
  })
})

it('an edit of an inquiry names the command that changes what partners read, as long as they do', async () => {
  const { id, businessId, inquiryId } = await work.published(ask, {})
  const command = `npm run operator -- open-assignments edit ${id}`
  const notice = async () => {
    const before = { ...(await work.read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`)), files: [] }
    const after = { ...before, description: 'En cell till.', version: 1 }
    const [mail] = inquiryMails({ before, after }, addresses)
    expect(mail?.template).toBe('business_inquiry_edited_notice')
    return (await mail?.compose())?.text
  }
  expect(await notice()).toContain(command)
  await ask('open-assignments close', { assignmentId: id })
  expect(await notice()).not.toContain('open-assignments edit')
})
