import { describe, expect, it } from 'vitest'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { askingPeople } from './asking-people.ts'
import { companyPeople, type Somebody } from './company-people.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const people = companyPeople(services)
const { founder, person, joined, colleagues } = people
const { onboard } = askingPeople(services, people)

const inquiry = { serviceId: 'robotics', description: 'En cell', uploads: [], language: 'sv' }
const inquiries = async (somebody: Somebody) =>
  (await people.as('inquiries')(somebody, listInquiries)).body.items
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
})
