import { describe, expect, it } from 'vitest'
import { runningServices } from './running-services.ts'
import { company, selfBilling } from './self-billing.ts'

const services = runningServices()
const { ask, as, below, createPartner, createSeller, earn, read } = selfBilling(services)

describe('what is recorded of a seller', () => {
  it.each([
    ['an organisation number with a wrong digit', { organizationNumber: '556703-7486' }, /no Swedish/],
    ['a foreign number', { organizationNumber: 'DE811569869' }, /no Swedish organisation number/],
    [
      'the VAT number of another company',
      { vatNumber: 'SE556677889901' },
      /not the VAT number of that company/,
    ],
    ['a VAT number of another country', { vatNumber: 'DE811569869' }, /not the VAT number/],
    ['a postal code of another country', { postalCode: 'D-10115' }, /no Swedish postal code/],
  ])('is refused with %s', async (_, given, reason) => {
    const partnerId = await createPartner()
    expect((await ask('sellers record', { partnerId, ...company, ...given })).refused).toMatch(reason)
    expect(await read(`PARTNER#${partnerId}`, 'SELLER')).toBeUndefined()
  })

  it('may be a sole trader’s, whose number is a personal one', async () => {
    const partnerId = await createPartner()
    const own = { organizationNumber: '811218-9876', vatNumber: 'SE811218987601' }
    expect(await ask('sellers record', { partnerId, ...company, ...own })).toEqual({ changed: true })
    expect(await ask('sellers record', { partnerId, ...company, ...own })).toEqual({ changed: false })
    expect((await ask('sellers show', { partnerId })).item).toMatchObject(own)
  })

  it('of another company is without the F-tax and the agreement of the one before', async () => {
    const partnerId = await createSeller()
    await earn(partnerId)
    const other = { organizationNumber: '556677-8899', vatNumber: 'SE556677889901' }
    await ask('sellers record', { partnerId, ...company, ...other })
    expect(await ask('self-bills make', {})).toMatchObject({ made: 0 })
    const { bills, hold, seller } = await as(partnerId).pay()
    expect([bills, hold?.reason, seller?.agreedAt]).toEqual([[], 'f_tax_too_old', null])
    const audits = await below(`PARTNER#${partnerId}`, 'AUDIT#')
    expect(audits.at(-1)).toMatchObject({ action: 'sellers record', isAgreed: false })
  })

  it('of the same company is with them, whatever else of it changes', async () => {
    const partnerId = await createSeller()
    await earn(partnerId)
    await ask('sellers record', { partnerId, ...company, legalName: 'Åbergs Automation AB' })
    expect(await ask('self-bills make', {})).toMatchObject({ made: 1 })
    const { bills, hold } = await as(partnerId).pay()
    expect([bills[0]?.seller.fTax, hold]).toEqual([true, null])
  })
})
