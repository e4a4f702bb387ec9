import { describe, expect, it } from 'vitest'
import {
  approvePartner,
  declinePartner,
  type PartnerDecisions,
} from '#lambdas/partner-profile/decide-on-partner.ts'

type Partner = Awaited<ReturnType<PartnerDecisions['find']>>
type Decided = Parameters<PartnerDecisions['decide']>

const verified = {
  email: 'sara@konsult.se',
  language: 'en',
  emailVerifiedAt: '2026-11-20T09:00:00.000Z',
} as const

/** Creates a store with one partner that records the decisions; each status is decided on once. */
const createStore = (partner: Partner) => {
  const decided: Decided[] = []
  const store: PartnerDecisions = {
    find: async () => partner,
    decide: async (...decision) => {
      const isNew = decided.at(-1)?.[1].status !== decision[1].status
      if (isNew) decided.push(decision)
      return isNew
    },
  }
  return { store, decided }
}

describe('approving a partner', () => {
  it('is done once, and mails in the language of the account', async () => {
    const { store, decided } = createStore(verified)
    expect(await approvePartner({ partnerId: 'p1' }, store)).toEqual({ changed: true })
    expect(await approvePartner({ partnerId: 'p1' }, store)).toEqual({ changed: false })
    expect(decided).toEqual([['p1', { status: 'approved', email: 'sara@konsult.se', language: 'en' }]])
  })

  it('is refused if the address is not verified, and nothing is stored', async () => {
    const { store, decided } = createStore({ ...verified, emailVerifiedAt: null })
    await expect(approvePartner({ partnerId: 'p1' }, store)).rejects.toThrow(
      'Nobody has verified sara@konsult.se.',
    )
    expect(decided).toEqual([])
  })

  it('takes a reason instead of a verified address, and stores the reason', async () => {
    const { store, decided } = createStore({ ...verified, emailVerifiedAt: null })
    const unverifiedReason = 'Met at the fair'
    expect(await approvePartner({ partnerId: 'p1', unverifiedReason }, store)).toEqual({ changed: true })
    expect(decided).toMatchObject([['p1', { status: 'approved', unverifiedReason }]])
  })

  it('is refused if there is no profile', async () => {
    await expect(approvePartner({ partnerId: 'p1' }, createStore(null).store)).rejects.toThrow(
      'no such partner',
    )
  })
})

describe('declining a partner', () => {
  it('needs no verified address, and stores the reason that is mailed', async () => {
    const { store, decided } = createStore({ ...verified, emailVerifiedAt: null })
    expect(await declinePartner({ partnerId: 'p1', reason: 'Incomplete' }, store)).toEqual({ changed: true })
    expect(decided).toMatchObject([['p1', { status: 'declined', reason: 'Incomplete' }]])
  })

  it('is refused if there is no profile', async () => {
    const declined = declinePartner({ partnerId: 'p1', reason: 'Incomplete' }, createStore(null).store)
    await expect(declined).rejects.toThrow('no such partner')
  })
})
