import { describe, expect, it } from 'vitest'
import { proposalSides } from './proposal-sides.ts'
import { runningServices } from './running-services.ts'

const { work, ask, proposed, asBusiness, asPartner, statesOf } = proposalSides(runningServices())

describe('a partner who was proposed before', () => {
  const again = async () => {
    const found = await proposed(2)
    const [partnerId] = found.partners
    const { businessId, inquiryId } = found
    await asBusiness(found, partnerId).decline()
    const inquiry = { businessId, inquiryId }
    await ask('proposals draft', {
      ...inquiry,
      partnerId,
      why: 'Har flyttat närmare.',
      reasonCode: 'chosen_facts',
    })
    expect(await ask('proposals send', inquiry)).toEqual({ changed: true })
    return { found, partnerId }
  }
  type Shown = { partnerId: string; round: number; state: string; reason: string | null }
  const rounds = ({ body }: { body: unknown }, partnerId?: string) =>
    (body as { items: Shown[] }).items
      .filter(one => !partnerId || one.partnerId === partnerId)
      .map(({ round, state, reason }) => [round, state, reason])

  it('can be proposed again, and what was answered before stays', async () => {
    const { found, partnerId } = await again()
    const before = [1, 'declined', 'Vi söker någon närmare.']
    expect(rounds(await asBusiness(found, partnerId).list(), partnerId)).toEqual([
      before,
      [2, 'proposed', null],
    ])
    expect(rounds(await asPartner(found, partnerId).list())).toEqual([[2, 'proposed', null], before])
    await asBusiness(found, partnerId).choose()
    expect((await asPartner(found, partnerId).agree()).body).toMatchObject({ round: 2, state: 'agreed' })
    expect(await statesOf(found)).toEqual({ inquiry: 'agreed', proposals: ['agreed', 'declined', 'lapsed'] })
  })

  it('is answered as they are proposed now, not as on a page from before', async () => {
    const { found, partnerId } = await again()
    expect((await asBusiness(found, partnerId).decline({ round: 1 })).status).toBe(409)
    expect(rounds(await asBusiness(found, partnerId).list(), partnerId)[1]).toEqual([2, 'proposed', null])
  })

  it('goes on in the messages that there are', async () => {
    const { found, partnerId } = await again()
    const thread = await work.below(`THREAD#${found.inquiryId}.${partnerId}`, '')
    expect(
      thread
        .filter(({ side }) => side)
        .map(({ side }) => side)
        .sort(),
    ).toEqual(['business', 'partner'])
  })
})
