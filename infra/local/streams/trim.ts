import { DatabaseSync } from 'node:sqlite'

const retentionSeconds = 24 * 3600

/**
 * Removes stream records up to a sequence number from the engine's file if they are older than the 24 hours for which
 * DynamoDB keeps them; the engine itself keeps them all. The last record always stays: without it the engine would
 * number from 1 again, and every checkpoint would be ahead of the new records.
 */
export function trimStream(databaseFile: string, tableName: string, upTo: number): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    database
      .prepare(`
        DELETE FROM _stream_records
        WHERE table_name = :table AND created_at < unixepoch() - :retention
          AND CAST(sequence_number AS INTEGER) <= :upTo
          AND CAST(sequence_number AS INTEGER) < (
            SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = :table)`)
      .run({ table: tableName, retention: retentionSeconds, upTo })
  } finally {
    database.close()
  }
}
