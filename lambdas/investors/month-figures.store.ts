import { PutCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { monthFigures } from '#shared/investors/key-figures.ts'
import { keys } from '../platform/table/keys.ts'
import { documents, tableName } from '../platform/table/table.ts'
import type { FiguresPort, MonthCounts } from './month-figures.ts'

const noted = z.object({
  action: z.string(),
  credits: z.optional(z.int()),
  creditsUsed: z.optional(z.int()),
})

type Noted = z.infer<typeof noted>
type Condition = Pick<
  QueryCommandInput,
  'Select' | 'FilterExpression' | 'ProjectionExpression' | 'ExpressionAttributeNames'
> & { values?: Record<string, unknown> }

/** Every page of a partition of the index: a megabyte each, of a month, once. */
const readIndex = async (GSI1PK: string, { values, ...condition }: Condition) => {
  const read = { count: 0, items: [] as Record<string, unknown>[] }
  let from: QueryCommandInput['ExclusiveStartKey']
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'GSI1',
        KeyConditionExpression: 'GSI1PK = :partition',
        ...condition,
        ExpressionAttributeValues: { ':partition': GSI1PK, ...values },
        ExclusiveStartKey: from,
      }),
    )
    read.count += page.Count ?? 0
    read.items.push(...(page.Items ?? []))
    from = page.LastEvaluatedKey
  } while (from)
  return read
}

const countOf = async (kind: string, month: string): Promise<number> => {
  const { count } = await readIndex(keys.leads(kind, month, '').GSI1PK, {
    Select: 'COUNT',
    // A robot fills in the honeypot.
    FilterExpression: 'attribute_not_exists(suspect) OR suspect = :no',
    values: { ':no': false },
  })
  return count
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const notedIn = async (month: string): Promise<Noted[]> => {
  const { items } = await readIndex(keys.audit('', month, '').GSI1PK, {
    ProjectionExpression: '#action, credits, creditsUsed',
    ExpressionAttributeNames: { '#action': 'action' },
  })
  return items.map(item => noted.parse(item))
}

const count = async (month: string): Promise<MonthCounts> => {
  const kinds = ['project_inquiry', 'get_started', 'meeting', 'inquiry']
  const [notes, ...counts] = await Promise.all([notedIn(month), ...kinds.map(kind => countOf(kind, month))])
  const inquiries = counts.pop() ?? 0
  const of = (action: string) => notes.filter(note => note.action === action)
  const creditsSold = sum(of('orders mark-paid').map(({ credits = 0 }) => credits))
  const recorded = sum(of('credits record').map(({ credits = 0 }) => credits))
  const used = sum(of('applications accept').map(({ creditsUsed = 0 }) => creditsUsed))
  return {
    ...{ month, leads: sum(counts), inquiries, creditsSold },
    creditsChange: creditsSold + recorded - used,
    partnersAdmitted: of('partners approve').length,
  }
}

/** The figures by month as the table has them. */
export const monthFiguresStore: FiguresPort = {
  stored: async () => {
    const { Items = [] } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'PK = :figures',
        ExpressionAttributeValues: { ':figures': keys.monthFigures('').PK },
        ScanIndexForward: false,
        Limit: 12,
      }),
    )
    return Items.map(item => monthFigures.parse(item)).reverse()
  },
  count,
  keep: async figures => {
    const Item = { ...keys.monthFigures(figures.month), ...figures }
    await documents.send(new PutCommand({ TableName: tableName(), Item }))
  },
}
