import { randomUUID } from 'node:crypto'
import { GetCommand, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import { newApplication } from '#lambdas/open-assignments/application-life.ts'
import { ttlOf } from '#lambdas/platform/table/retention.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import type { CommandName } from '#shared/operator/commands.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import type { Services } from './running-services.ts'

type Handler = (event: unknown) => Promise<unknown>
type Item = Record<string, unknown>

/** The reply of any command. */
export type CommandReply = {
  changed?: boolean
  refused?: string
  id?: string
  item?: Item
  items?: Item[]
  next?: string | null
}

/** Returns a function that calls the operator's function, like the command line does. */
export const createAsk =
  (handler: () => Handler) =>
  async (command: CommandName, input: object): Promise<CommandReply> =>
    (await handler()({ command, input, by: 'a test' })) as CommandReply

export type Ask = ReturnType<typeof createAsk>

/** The items that operators work with, in the table. */
export const workIn = (services: Services) => {
  const put = (item: Item) => services.documents.send(new PutCommand({ TableName: tableName, Item: item }))
  const read = async (PK: string, SK: string): Promise<Item | undefined> => {
    const get = new GetCommand({ TableName: tableName, Key: { PK, SK }, ConsistentRead: true })
    return (await services.documents.send(get)).Item
  }
  const below = async (PK: string, beginning: string): Promise<Item[]> => {
    const query = {
      TableName: tableName,
      KeyConditionExpression: 'PK = :pk AND begins_with(SK, :beginning)',
      ExpressionAttributeValues: { ':pk': PK, ':beginning': beginning },
      ConsistentRead: true,
    }
    const items: Item[] = []
    for await (const page of paginateQuery({ client: services.documents }, query))
      items.push(...(page.Items ?? []))
    return items
  }
  const createPartner = async (status = 'approved') => {
    const sub = randomUUID()
    const email = `sara.${sub}@x.se`
    await put({ PK: `PARTNER#${sub}`, SK: 'PROFILE', name: 'Sara Lund', email, status })
    const emailVerifiedAt = '2026-11-19T08:30:00.000Z'
    const role = { role: 'partner', pool: 'partner', sub, email, emailHash: 'hash', language: 'sv' }
    const known = { createdAt: emailVerifiedAt, emailVerifiedAt }
    await put({ PK: `USER#partner#${sub}`, SK: 'ROLE', ...role, ...known })
    return sub
  }
  const putApplication = async (id: string, partnerId: string, state = 'sent') => {
    const key = { PK: `OPEN#${id}`, SK: `APPLICATION#${partnerId}` }
    const who = { partnerId, name: 'Sara Lund', email: `sara.${partnerId}@x.se`, language: 'sv' }
    const what = { title: 'PLC', clientCompany: 'Nordplåt AB', appliedAt: '2026-11-20T08:30:00.000Z' }
    const { life } = newApplication({ id, partnerId }, what.appliedAt)
    await put({ ...key, id, ...what, ...who, ...life, state })
  }
  /** Creates a business with this many credits and a waiting inquiry. */
  const createBusiness = async (balance: number) => {
    const [businessId, inquiryId] = [randomUUID(), randomUUID()]
    await put({ PK: `BUSINESS#${businessId}`, SK: 'CREDITS', balance })
    await put({
      PK: `BUSINESS#${businessId}`,
      SK: `INQUIRY#${inquiryId}`,
      ...{ id: inquiryId, serviceId: 'robotics', state: 'received', language: 'sv' },
      createdAt: '2026-11-20T08:00:00.000Z',
      ...{ description: 'En cell som plockar ur pressen.', files: [], ttl: ttlOf(inquiryEntity) },
      ...{ companyName: 'Nordplåt AB', contactPerson: 'Anna Berg', email: `anna.${businessId}@nordplat.se` },
    })
    return { businessId, inquiryId }
  }
  /** Creates an assignment published for an inquiry, with partners who have applied. */
  const published = async (ask: Ask, given: { credits?: number; balance?: number; partners?: number }) => {
    const business = await createBusiness(given.balance ?? 50)
    const { id } = buildOpenAssignment()
    const input = { ...buildOpenAssignment({ id, creditsAmount: given.credits ?? 20 }), ...business }
    await ask('open-assignments publish', input)
    const partners = await Promise.all(Array.from({ length: given.partners ?? 2 }, () => createPartner()))
    await Promise.all(partners.map(partnerId => putApplication(id, partnerId)))
    return { id, ...business, partners: partners as [string, ...string[]] }
  }
  const inquiryState = async ({ businessId, inquiryId }: { businessId: string; inquiryId: string }) =>
    (await read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`))?.state
  const openCount = async () => (await read('OPEN', 'TOTALS'))?.openCount
  return {
    put,
    read,
    below,
    createPartner,
    putApplication,
    createBusiness,
    published,
    inquiryState,
    openCount,
  }
}
