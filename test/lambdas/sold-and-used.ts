import { afterEach, beforeEach, expect } from 'vitest'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import type { VatTime } from '#shared/credits/vat.ts'
import { invoiceEntity } from '#shared/invoices/invoice.entity.ts'
import { taxedUseEntity } from '#shared/ledger/taxed-use.entity.ts'
import type { CommandName } from '#shared/operator/commands.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { agreementsIn } from './agreed-work.ts'
import { type Business, creditAccounts } from './credit-accounts.ts'
import { emptyTable } from './empty-table.ts'
import type { Services } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

type World = Awaited<ReturnType<typeof agreementsIn>>
type Ids = Awaited<ReturnType<World['agreed']>>

export const month = swedishDay(Date.now()).slice(0, 7)
export const year = month.slice(0, 4)
export const address = 'Storgatan 1, 111 23 Stockholm'

/** Orders whose VAT is due at the sale or the use, and work that is paid with their credits; before each test there is nothing. */
export const soldAndUsed = (services: Services) => {
  const accounts = creditAccounts(services)
  let made: World
  const world = () => made

  beforeEach(async () => {
    await emptyTable(services.documents, tableName)
    made = await agreementsIn(services)
  })
  afterEach(() => {
    process.env.VAT_AT = 'sale'
  })

  const listed = async (command: CommandName, input: object = {}) =>
    (await world().ask(command, input)).items as Record<string, unknown>[]

  /** What the house has on an account, on the side of a credit. */
  const houseHas = async (account: string) => {
    const row = (await listed('ledger balance')).find(one => one.account === account)
    return 0 - Number(row?.balanceOre)
  }

  const nothingWrong = async () => {
    expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
    expect(await listed('ledger verify')).toEqual([])
  }

  const ordered = async (business: Business, vatAt: VatTime, credits = 10) => {
    process.env.VAT_AT = vatAt
    const id = await accounts.order(business, credits)
    process.env.VAT_AT = 'sale'
    return id
  }

  const bought = async (business: Business, vatAt: VatTime, credits = 10) => {
    const id = await ordered(business, vatAt, credits)
    expect(await world().ask('orders invoice', { orderId: id, address })).toEqual({ changed: true })
    expect(await world().ask('orders mark-paid', { orderId: id })).toMatchObject({ changed: true })
    return id
  }

  /** A business that has bought credits, and a partner who works for ten of them. */
  const working = async (...sales: readonly VatTime[]) => {
    const price = { credits: 10, partnerCredits: 8, hourlyRateKronor: 1_125 }
    const ids = await world().agreed({ balance: 0, price })
    const business = { sub: ids.businessId, email: `anna.${ids.businessId}@nordplat.se` }
    const role = { role: 'business', pool: 'business', ...business, language: 'sv' }
    await world().work.put({ ...roleEntity.key({ pool: 'business', sub: business.sub }), ...role })
    const orders: string[] = []
    for (const vatAt of sales) orders.push(await bought(business, vatAt))
    await world().as('partner', ids).sign()
    await world().as('business', ids).sign()
    return { ids, business, orders }
  }

  const work = ({ partnerId, inquiryId }: Ids, credits: number, reference = 'v. 1') =>
    world().ask('hours record', {
      ...{ partnerId, assignmentId: inquiryId, month, hours: 0, credits, reference },
    })

  const usesOf = async ({ businessId }: Ids) => {
    const { partition, beginsWith } = taxedUseEntity.list({ sub: businessId })
    const uses = await world().work.below(partition.PK, beginsWith)
    return uses.toSorted((one, other) => Number(one.seq) - Number(other.seq))
  }

  /** Makes the papers of every use, as the stream asks for them. */
  const invoiced = async (ids: Ids) => {
    const { paperForChange } = await import('#lambdas/notifications/paper-for-change.ts')
    const requests = (await usesOf(ids)).map(after => paperForChange({ before: null, after }))
    return deliverPapers(requests.filter(request => request !== null))
  }

  const invoiceAt = async (number: number) => {
    const { PK, SK } = invoiceEntity.key({ series: year, number })
    return world().work.read(PK, SK)
  }

  const lastNumber = async (series = year) => (await world().work.read(`SERIES#${series}`, 'SERIES'))?.last

  return {
    ...{ accounts, world, listed, houseHas, nothingWrong, ordered, bought, working, work },
    ...{ usesOf, invoiced, invoiceAt, lastNumber },
  }
}
