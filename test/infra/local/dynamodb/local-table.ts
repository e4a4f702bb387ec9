import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createTable } from '#infra/local/dynamodb/create-table.ts'
import { type Engine, startEngine } from '#infra/local/dynamodb/engine.ts'
import { table } from '#infra/system/table-schema.ts'

export const tableName = 'local-table'
export const declaration = { name: tableName, ...table }

export type LocalTable = {
  engine: Engine
  dataFolder: string
  client: DynamoDBClient
  documents: DynamoDBDocumentClient
  /** More clients with their own middleware stack. */
  newClient(): DynamoDBClient
  close(): Promise<void>
}

/** Starts the real engine over its own folder, with the product's table. */
export async function createLocalTable(): Promise<LocalTable> {
  const dataFolder = makeDataFolder()
  const engine = await startEngine(dataFolder)
  const newClient = () => createClient(engine.endpoint)
  const client = newClient()
  await createTable(client, declaration, engine.databaseFile)
  const documents = DynamoDBDocumentClient.from(client)
  const close = async () => {
    client.destroy()
    await engine.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  return { engine, dataFolder, client, documents, newClient, close }
}

export const makeDataFolder = (): string => mkdtempSync(join(tmpdir(), 'local-table-'))

export function createClient(endpoint: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, ...access })
}

export const access = {
  region: 'eu-north-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
}
