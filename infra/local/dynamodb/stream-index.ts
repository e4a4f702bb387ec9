import { DatabaseSync } from 'node:sqlite'

/**
 * Adds an index that the engine's stream lacks: each write looks up the highest sequence number, which scans the whole
 * stream without it (dynoxide 1.2.1).
 */
export function indexStream(databaseFile: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    database.exec(`CREATE INDEX IF NOT EXISTS stream_by_sequence
      ON _stream_records (table_name, CAST(sequence_number AS INTEGER))`)
  } finally {
    database.close()
  }
}
