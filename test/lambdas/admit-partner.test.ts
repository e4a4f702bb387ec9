import { describe, expect, it } from 'vitest'
import {
  type Admissions,
  advancePartner,
  approvePartner,
  declinePartner,
} from '#lambdas/partner-profile/admit-partner.ts'
import type { Address } from '#lambdas/platform/commands/verified-address.ts'
import { startOf } from '#shared/contract/step.ts'
import { admissionProcess } from '#shared/partner-profile/admission.process.ts'

const now = '2026-11-20T09:00:00.000Z'
const verified = { email: 'sara@konsult.se', emailVerifiedAt: now }

type Transition = Parameters<Admissions['moving']>[1]

/** Creates a store with one partner in a state, which records the transitions. */
const createStore = (address: Address | null, state = 'application') => {
  const made: Transition[] = []
  const life = { ...startOf(admissionProcess, now, { feedback: now }), state }
  const living = { process: admissionProcess, id: 'p1', key: { PK: 'p1', SK: 'PROFILE' }, life }
  const admissions: Admissions = {
    find: async () => address && { ...address, living },
    moving: (_, transition) => async () => {
      made.push(transition)
      return true
    },
  }
  return { admissions, made }
}

describe('approving a partner', () => {
  it('says in the audit which steps it skips', async () => {
    const { admissions, made } = createStore(verified, 'interview')
    expect(await approvePartner({ partnerId: 'p1' }, admissions)).toEqual({ changed: true })
    expect(made).toEqual([
      { name: 'approve', status: 'approved', about: { skipped: ['verification', 'introduction'] } },
    ])
  })

  it('is done once', async () => {
    const { admissions, made } = createStore(verified, 'approved')
    expect(await approvePartner({ partnerId: 'p1' }, admissions)).toEqual({ changed: false })
    expect(made).toEqual([])
  })

  it('is refused if the address is not verified, and nothing is stored', async () => {
    const { admissions, made } = createStore({ ...verified, emailVerifiedAt: null })
    await expect(approvePartner({ partnerId: 'p1' }, admissions)).rejects.toThrow(
      'Nobody has verified sara@konsult.se.',
    )
    expect(made).toEqual([])
  })

  it('takes a reason instead of a verified address, and stores the reason', async () => {
    const { admissions, made } = createStore({ ...verified, emailVerifiedAt: null })
    const unverifiedReason = 'Met at the fair'
    expect(await approvePartner({ partnerId: 'p1', unverifiedReason }, admissions)).toEqual({ changed: true })
    expect(made).toMatchObject([{ name: 'approve', about: { unverifiedReason } }])
  })
})

describe('a decision', () => {
  it('against a partner needs no verified address, and stores the reason that is mailed', async () => {
    const { admissions, made } = createStore({ ...verified, emailVerifiedAt: null })
    const declined = declinePartner({ partnerId: 'p1', reason: 'Incomplete' }, admissions)
    expect(await declined).toEqual({ changed: true })
    expect(made).toEqual([{ name: 'decline', status: 'declined', reason: 'Incomplete' }])
  })

  it('is refused if there is no profile', async () => {
    const { admissions } = createStore(null)
    const decisions = [
      approvePartner({ partnerId: 'p1' }, admissions),
      advancePartner({ partnerId: 'p1', step: 'screening' }, admissions),
      declinePartner({ partnerId: 'p1', reason: 'Incomplete' }, admissions),
    ]
    for (const decision of decisions) await expect(decision).rejects.toThrow('no such partner')
  })
})

describe('advancing a partner', () => {
  it.each([
    ['screening', 'screen'],
    ['interview', 'interview'],
    ['verification', 'verify'],
    ['introduction', 'introduce'],
  ])('to %s makes the transition to it', async (step, name) => {
    const { admissions, made } = createStore(verified)
    expect(await advancePartner({ partnerId: 'p1', step }, admissions)).toEqual({ changed: true })
    expect(made).toEqual([{ name }])
  })

  it('to the step that the partner is in changes nothing', async () => {
    const { admissions, made } = createStore(verified, 'interview')
    expect(await advancePartner({ partnerId: 'p1', step: 'interview' }, admissions)).toEqual({
      changed: false,
    })
    expect(made).toEqual([])
  })
})
