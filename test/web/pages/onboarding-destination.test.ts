import { expect, test } from 'vitest'
import { onboardingDestination } from '#web/src/pages/onboarding-destination.ts'

const profile = {
  companyName: 'Verkstad AB',
  organizationNumber: '',
  contactPerson: 'Anna',
  phone: '',
  address: '',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  version: 1,
}

test('a business with a profile comes to its services, whatever its role says', () => {
  expect(onboardingDestination({ profile, role: 'business' })).toBe('/business/dashboard/services')
  expect(onboardingDestination({ profile, role: 'partner' })).toBe('/business/dashboard/services')
})

test('who has no profile yet comes to the onboarding of their role', () => {
  expect(onboardingDestination({ profile: null, role: 'business' })).toBe('/business/onboarding')
  expect(onboardingDestination({ profile: null, role: 'partner' })).toBe('/partner/onboarding')
})
