import type { Owner } from './owner-facts.ts'

/** A company that does not exist, for a stage that has no owner of its own. Prod refuses every one of these facts. */
export const exampleOwner: Owner = {
  legalName: 'Exempelbolaget AB',
  organizationNumber: '556677-8899',
  vatNumber: 'SE556677889901',
  street: 'Exempelgatan 1',
  postalCode: '123 45',
  city: 'Exempelstad',
  seat: 'Exempelstad',
  bankgiro: '5555-5551',
  fTax: true,
  // From the series that the Swedish regulator keeps for fiction.
  telephone: '08-465 004 00',
  email: 'hej@exempelbolaget.example',
}
