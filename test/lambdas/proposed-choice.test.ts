import { describe, expect, it } from 'vitest'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { readPartners } from '../builders/read-partners.ts'
import { proposalSides } from './proposal-sides.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const { work, ask, createPartner, statesOf } = proposalSides(runningServices())

const why = 'Har byggt tre likadana celler.'

const searched = async () => {
  const inquiry = await work.createBusiness(50)
  const partners = [await createPartner(), await createPartner()] as const
  const draft = (partnerId: string, reasonCode?: string) =>
    ask('proposals draft', { ...inquiry, partnerId, why, ...(reasonCode && { reasonCode }) })
  const decide = (decisions: Readonly<Record<string, string>>) =>
    ask('inquiries shortlist', {
      ...{ ...inquiry, partners: Object.keys(decisions), reasonCodes: Object.values(decisions) },
    })
  const shortlists = async () => (await ask('inquiries shortlists', inquiry)).items ?? []
  const states = async () =>
    (await statesOf({ ...inquiry, partners: partners as unknown as [string] })).proposals
  return { inquiry, partners, draft, decide, shortlists, states, send: () => ask('proposals send', inquiry) }
}

describe('a proposal', () => {
  it('is sent with a frozen shortlist that says why each partner was chosen, beside what was decided before', async () => {
    const { partners, draft, decide, shortlists, send } = await searched()
    const passed = await createPartner()
    await decide({ [passed]: 'passed_busy' })
    await draft(partners[0], 'chosen_evidence')
    await draft(partners[1], 'chosen_facts')
    expect(await send()).toEqual({ changed: true })
    const [last, first, ...others] = await shortlists()
    expect(others).toEqual([])
    expect(first).toMatchObject({ number: 1, decided: `${passed} passed_busy` })
    expect(last).toMatchObject({ number: 2, by: 'a test' })
    expect(String(last?.decided).split('; ').sort()).toEqual(
      [`${passed} passed_busy`, `${partners[0]} chosen_evidence`, `${partners[1]} chosen_facts`].sort(),
    )
  })

  it('needs no reason of its own for whom a shortlist says it, and none is frozen twice', async () => {
    const { inquiry, partners, draft, decide, shortlists, send } = await searched()
    await decide({ [partners[0]]: 'chosen_known' })
    expect(await draft(partners[0])).toEqual({ changed: true })
    expect(await send()).toEqual({ changed: true })
    expect(await shortlists()).toMatchObject([{ number: 1, decided: `${partners[0]} chosen_known` }])
    const [stored] = await work.below(`BUSINESS#${inquiry.businessId}`, 'PROPOSAL#')
    expect(stored).toMatchObject({ state: 'proposed', reasonCode: 'chosen_known' })
  })

  it('is not drafted before somebody says why the partner is chosen', async () => {
    const { partners, draft, decide, states } = await searched()
    const asked = /^Say why you chose the partner: give a reasonCode/
    expect((await draft(partners[0])).refused).toMatch(asked)
    await decide({ [partners[0]]: 'passed_better' })
    expect((await draft(partners[0])).refused).toMatch(asked)
    await expect(draft(partners[0], 'passed_better')).rejects.toThrow('reasonCode')
    expect(await states()).toEqual([])
    expect(await draft(partners[0], 'chosen_close')).toEqual({ changed: true })
  })

  it('is not sent once its partner was passed over after the draft', async () => {
    const { partners, draft, decide, states, send } = await searched()
    await draft(partners[0], 'chosen_evidence')
    await decide({ [partners[0]]: 'passed_busy' })
    expect((await send()).refused).toBe(
      `${partners[0]} was passed over after the draft (passed_busy). Discard the draft, or choose the partner with inquiries shortlist.`,
    )
    expect(await states()).toEqual(['drafted'])
    await decide({ [partners[0]]: 'chosen_asked' })
    expect(await send()).toEqual({ changed: true })
  })

  it('that was drafted before reasons were asked for is not sent without one', async () => {
    const { inquiry, partners, draft, decide, states, send } = await searched()
    await draft(partners[0], 'chosen_evidence')
    const [{ reasonCode: _, ...stored } = {}] = await work.below(
      `BUSINESS#${inquiry.businessId}`,
      'PROPOSAL#',
    )
    await work.put(stored)
    expect((await send()).refused).toMatch(/^Nobody has said why .* was chosen\./)
    expect(await states()).toEqual(['drafted'])
    await decide({ [partners[0]]: 'chosen_evidence' })
    expect(await send()).toEqual({ changed: true })
  })

  it('is not sent without its shortlist: of two operators who freeze at once neither is lost', async () => {
    const { partners, draft, decide, shortlists, send } = await searched()
    const { table } = await import('#lambdas/platform/table/table.ts')
    await draft(partners[0], 'chosen_evidence')
    runBeforeWrite(table, () => decide({ [partners[1]]: 'passed_facts' }))
    expect(await send()).toEqual({ changed: true })
    const [last, first] = await shortlists()
    expect(first).toMatchObject({ number: 1, decided: `${partners[1]} passed_facts` })
    expect(String(last?.decided).split('; ').sort()).toEqual(
      [`${partners[0]} chosen_evidence`, `${partners[1]} passed_facts`].sort(),
    )
  })

  it('has the same row for a partner who has not been read for rankings yet', async () => {
    const { partners, draft, shortlists, send } = await searched()
    const profile = await work.read(`PARTNER#${partners[0]}`, 'PROFILE')
    const facts = { ...noFacts, services: ['robotics'] }
    await work.put({ ...profile, expertise: 'Robotceller som plockar ur pressar, ABB', facts })
    await draft(partners[0], 'chosen_asked')
    await send()
    const rowOf = async (at: number) => {
      const rows = (await shortlists())[at]?.rows as { partnerId: string; score: number }[]
      return rows.find(({ partnerId }) => partnerId === partners[0])
    }
    const unread = await rowOf(0)
    await readPartners(partners)
    await draft(partners[1], 'chosen_asked')
    await send()
    const read = await rowOf(0)
    expect(unread?.score).toBeGreaterThan(0)
    expect(Math.abs((unread?.score ?? 0) - (read?.score ?? 0))).toBeLessThan(0.003)
    expect({ ...unread, score: 0 }).toEqual({ ...read, score: 0 })
  })
})
