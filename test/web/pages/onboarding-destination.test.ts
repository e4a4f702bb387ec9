import { expect, test } from 'vitest'
import { businessDestination, partnerHome } from '#web/src/pages/onboarding-destination.ts'

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

const partner = {
  name: 'Bo Ek',
  phone: '',
  expertise: 'PLC',
  experience: '12 år',
  portfolio: '',
  linkedin: '',
  github: '',
  availability: 'Nu',
  hourlyRate: '',
  description: 'Styrsystem.',
  email: 'bo@konsult.se',
  status: 'pending',
  cv: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  version: 1,
}

test('a business with a profile comes to its services, whatever its role says', () => {
  expect(businessDestination({ profile, role: 'business' })).toBe('/business/dashboard/services')
  expect(businessDestination({ profile, role: 'partner' })).toBe('/business/dashboard/services')
})

test('a user without a profile comes to the onboarding of their role', () => {
  expect(businessDestination({ profile: null, role: 'business' })).toBe('/business/onboarding')
  expect(businessDestination({ profile: null, role: 'partner' })).toBe('/partner/onboarding')
})

test('a partner with a profile comes to the dashboard, and without to onboarding', () => {
  expect(partnerHome({ profile: null })).toBe('/partner/onboarding')
  expect(partnerHome({ profile: partner })).toBe('/partner/dashboard')
})
