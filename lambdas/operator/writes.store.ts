import type { OperatorCommand } from '#shared/operator/commands.ts'
import { conditionFailed, conditionFailedAt, tableName } from '../platform/table/table.ts'

/** What a command of that name is given. */
export type Asked<Command extends OperatorCommand['command']> = Extract<
  OperatorCommand,
  { command: Command }
>['input']

/** A write of an item that must not be there yet. */
export const newItem = (Item: Record<string, unknown>) => ({
  TableName: tableName(),
  Item,
  ConditionExpression: 'attribute_not_exists(PK)',
})

/** Does a write; false where its condition, the first one of a transaction, says that it was done before. */
export const unlessDone = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write()
    return true
  } catch (error) {
    if (conditionFailed(error) || conditionFailedAt(error, 0)) return false
    throw error
  }
}
