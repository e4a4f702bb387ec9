import { DatabaseSync } from 'node:sqlite'

/**
 * Gives the engine's stream the index it lacks: each streamed write asks for the highest sequence
 * number, and without it that is a scan of the whole stream (dynoxide 1.2.1).
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
