import { describe, expect, it } from 'vitest'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { askingPeople } from './asking-people.ts'
import { companyPeople, type Somebody } from './company-people.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
const people = companyPeople(services)
const { founder, person, invite, tokenFor, join, joined, colleagues } = people
const { onboard } = askingPeople(services, people)

const inquiry = { serviceId: 'robotics', description: 'En cell', uploads: [], language: 'sv' }
const inquiries = async (somebody: Somebody) =>
  (await people.as('inquiries')(somebody, listInquiries)).body.items
const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code]
const itemsOf = async (companyId: string) =>
  (await wholeTable(services.documents)).filter(({ PK }) => PK === `BUSINESS#${companyId}`)
const me = async (somebody: Somebody) => (await people.as('profile')(somebody, getBusinessMe)).body

/** A founder who is out of their company, which has sent something and belongs to Eva now. */
const outFounder = async () => {
  const [anna, eva] = [await founder('Anna'), await person('Eva')]
  await people.as('inquiries')(anna, sendInquiry, { body: inquiry })
  await joined(anna, eva, 'owner')
  expect((await people.remove(eva, anna)).status).toBe(204)
  return { anna, eva }
}

describe('a founder who is out of their company', () => {
  it('stays out, also once they have left a second one', async () => {
    const { anna, eva } = await outFounder()
    const friend = await person('Friend')
    const second: string = (await me(anna)).id
    expect((await onboard(anna)).status).toBe(201)
    expect((await joined(anna, friend, 'owner', second)).status).toBe(200)
    expect((await people.leave(anna)).status).toBe(204)
    expect([anna.sub, second]).not.toContain((await me(anna)).id)
    expect(await me(anna)).toMatchObject({ profile: null, memberRole: 'owner' })
    expect(await inquiries(anna)).toEqual([])
    expect((await people.remove(anna, eva)).status).toBe(204)
    expect((await colleagues(eva)).items).toMatchObject([{ name: 'Eva', role: 'owner', isYou: true }])
  })

  it('can be invited back, and leave again', async () => {
    const { anna, eva } = await outFounder()
    expect((await joined(eva, anna, 'reader', anna.sub)).status).toBe(200)
    expect(await me(anna)).toMatchObject({ id: anna.sub, memberRole: 'reader' })
    expect(await inquiries(anna)).toHaveLength(1)
    expect((await colleagues(eva)).items).toHaveLength(2)
    expect((await people.leave(anna)).status).toBe(204)
    expect(await inquiries(anna)).toEqual([])
  })

  it('can join another company, and begins anew once they are out of that', async () => {
    const { anna } = await outFounder()
    const ulf = await founder('Ulf')
    const second = (await me(anna)).id
    expect((await joined(ulf, anna, 'owner')).status).toBe(200)
    expect(await me(anna)).toMatchObject({ id: ulf.sub, memberRole: 'owner' })
    expect(await itemsOf(second)).toEqual([])
    expect((await people.remove(ulf, anna)).status).toBe(204)
    expect([anna.sub, second, ulf.sub]).not.toContain((await me(anna)).id)
    expect((await people.leave(ulf)).status).toBe(409)
  })

  it('cannot join another one once the company that they began is set up', async () => {
    const { anna } = await outFounder()
    const ulf = await founder('Ulf')
    const { table } = await import('#lambdas/platform/table/table.ts')
    await invite(ulf, anna.email, 'reader')
    const token = await tokenFor(ulf.sub, anna.email)
    // In another window, while the invitation is accepted in this one.
    runBeforeWrite(table, async () => expect((await onboard(anna)).status).toBe(201))
    expect(codeOf(await join(anna, token))).toEqual([409, 'company_of_own'])
    expect(codeOf(await join(anna, token))).toEqual([409, 'company_of_own'])
    expect((await me(anna)).profile.companyName).toBe('Nordplåt AB')
  })
})
