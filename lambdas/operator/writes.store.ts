import { conditionFailed, conditionFailedAt, tableName } from '../platform/table/table.ts'

/** A write of an item that must not be there yet. */
export const newItem = (Item: Record<string, unknown>) => ({
  TableName: tableName(),
  Item,
  ConditionExpression: 'attribute_not_exists(PK)',
})

/** Does a write; unchanged where its condition, the first one of a transaction, says that it was done before. */
export const unlessDone = async (write: () => Promise<unknown>): Promise<{ changed: boolean }> => {
  try {
    await write()
    return { changed: true }
  } catch (error) {
    if (conditionFailed(error) || conditionFailedAt(error, 0)) return { changed: false }
    throw error
  }
}
