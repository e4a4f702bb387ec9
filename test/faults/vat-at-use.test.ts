import { cp } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { type AccountOrder, listOrders, orderForAccount } from '#shared/credits/account-orders.ts'
import { startPlan } from '#shared/credits/account-plan.ts'
import { priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import { listUseInvoices, type UseInvoice } from '#shared/credits/use-invoices.ts'
import type { OperatorCommand } from '#shared/operator/commands.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { patient } from '../patient.ts'
import { prepareDemoData } from './demo-data.ts'
import { eventually } from './eventually.ts'
import { createBusiness } from './new-business.ts'
import { startProduct } from './product-process.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

type Said = { changed?: boolean; items?: Record<string, unknown>[] }

const orderOf = (email: string, credits: number) => ({
  ...{ companyName: 'Prov AB', organizationNumber: '556016-0680', companySigner: 'Anna Berg' },
  ...{ vatNumber: null, email, phone: '070-123 45 67', language: 'sv', termsVersion: presentTerms },
  ...{ credits, priceOre: priceOreOf(credits, seedPrices) },
})

// The grants of functions hold here as in the cloud: tests that call handlers see no missing one.
test(
  'a product whose VAT is due at the use sells credits and invoices what is used of them',
  async () => {
    const folder = await makeTemporaryFolder()
    await cp(await prepareDemoData(), folder, { recursive: true })
    const { origin, stop } = await startProduct(folder, 0, { EASY_PROOFS: '1', VAT_AT: 'use' })
    onTestFinished(stop)
    const ask = async (command: OperatorCommand): Promise<Said> => {
      const body = JSON.stringify({ ...command, by: 'a test' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${origin}/_local/operator`, { method: 'POST', headers, body })).json()
    }
    const email = 'anna@moms.se'
    const { call } = await createBusiness(origin, email)
    await call(orderForAccount, orderOf(email, 10))
    await call(startPlan, orderOf(email, 30))
    const orders = (await call<{ items: AccountOrder[] }>(listOrders)).items
    expect(orders.map(({ vatAt }) => vatAt)).toEqual(['use', 'use'])
    const orderId = orders.find(({ isPlanned }) => !isPlanned)?.id ?? ''
    const address = 'Storgatan 1, 111 23 Stockholm'
    expect(await ask({ command: 'orders invoice', input: { orderId, address } })).toEqual({ changed: true })
    expect(await ask({ command: 'orders mark-paid', input: { orderId } })).toMatchObject({ changed: true })
    const { id: businessId } = await call<{ id: string }>(getBusinessMe)
    const used = { businessId, credits: -4, kind: 'correction', reference: 'PLC' } as const
    expect(await ask({ command: 'credits record', input: used })).toMatchObject({ changed: true })
    const invoice = await eventually(
      'the invoice of a use',
      async () => {
        const [one] = (await call<{ items: UseInvoice[] }>(listUseInvoices)).items
        return one?.name ? one : undefined
      },
      { withinMs: 20_000 },
    )
    expect(invoice).toMatchObject({ kind: 'invoice', credits: 4, netOre: 396_000, vatOre: 99_000 })
    const path = `${listUseInvoices.path}/${invoice.usedOn}/${invoice.id}` as const
    const linked = async () => call<{ url: string }>({ method: 'GET', path }).catch(() => undefined)
    const { url } = await eventually('its file', linked, { withinMs: 20_000 })
    const file = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await ask({ command: 'ledger verify', input: {} })).items).toEqual([])
  },
  patient(120_000),
)
