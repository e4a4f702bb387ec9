import { expect, it } from 'vitest'
import { readPartners } from '../builders/read-partners.ts'
import { newPerson } from './person-life.ts'
import { personsIn, type Stored } from './persons.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const { lived, erase, table, putBack } = personsIn(runningServices())

it('an erasure leaves nothing of a CV that is read and ranked while it goes on', async () => {
  const who = newPerson()
  const { partnerId } = await lived(who)
  const key = { PK: `PARTNER#${partnerId}`, SK: 'PROFILE' }
  const readings: unknown[][] = []
  const { table: client } = await import('#lambdas/platform/table/table.ts')
  // The stream's message is handled after the erasure has listed what there is, and before it removes the profile.
  const meanwhile = async () => {
    const profile = (await table()).find(({ PK, SK }) => PK === key.PK && SK === key.SK)
    const cv = {
      id: 'late',
      key: 'kept/late',
      fileName: 'cv.pdf',
      contentType: 'x',
      size: 1,
      uploadedAt: 'x',
    }
    await putBack([{ ...profile, status: 'approved', cv }])
    const { readPartner } = await import('#lambdas/matching/read-partner.ts')
    const { partnerReadingOf } = await import('#lambdas/matching/partner-reading.store.ts')
    const text = { reading: { outcome: 'read' as const, pages: 1 }, pages: [{ page: 1, text: 'S7-1500' }] }
    const found = { findFile: async () => Buffer.from('x'), readCv: async () => text }
    await readPartner({ ...partnerReadingOf(partnerId), ...found })
    readings.push((await table()).filter(({ PK, SK }) => PK === key.PK && /^(MATCH|CVTEXT)/.test(String(SK))))
  }
  runBeforeWrite(client, meanwhile, 'DeleteItemCommand')
  await erase(who)
  expect(readings.map(items => items.map(item => (item as Stored).SK))).toEqual([['CVTEXT#01', 'MATCH']])
  expect(await readPartners([partnerId])).toEqual([])
  const left = (await table()).filter(({ PK }) => PK === key.PK)
  expect(left.filter(({ SK }) => /^(MATCH|CVTEXT|PROFILE)/.test(String(SK)))).toEqual([])
})
