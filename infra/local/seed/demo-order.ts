import { type AccountOrder, listOrders, orderForAccount } from '#shared/credits/account-orders.ts'
import { entryPriceOre } from '#shared/credits/entry-price.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import type { Caller } from './api-caller.ts'

type Buyer = {
  companyName: string
  organizationNumber: string
  contactPerson: string
  phone: string
  language: string
  email: string
}

/** Orders ten credits, which nobody has paid yet, unless the business has an order. */
export const sendDemoOrder = async (
  call: Caller,
  { companyName, organizationNumber, contactPerson, phone, language, email }: Buyer,
): Promise<void> => {
  const { items } = await call<{ items: AccountOrder[] }>(listOrders)
  if (items.length > 0) return
  const company = { companyName, organizationNumber, companySigner: contactPerson, vatNumber: null }
  const order = {
    ...company,
    phone,
    language,
    email,
    credits: 10,
    priceOre: entryPriceOre,
    termsVersion: presentTerms,
  }
  await call(orderForAccount, order)
}
