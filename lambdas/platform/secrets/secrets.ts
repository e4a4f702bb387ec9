import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { connect, timeoutAfter } from '../connections.ts'
import { environment } from '../env/environment.ts'

const client = connect('secretsmanager', new SecretsManagerClient({ maxAttempts: 3, ...timeoutAfter(2_500) }))
const known = new Map<string, Promise<string>>()

const read = async (id: string): Promise<string> => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }))
  if (!SecretString) throw new Error('The secret contains no text.')
  return SecretString
}

/** Reads the secret whose id is in this environment variable, once per instance; reads it again after a failure. */
export const secret = (variable: 'SIGNING_SECRET_ID' | 'ORIGIN_SECRET_ID'): Promise<string> => {
  const id = environment(variable)
  const found = known.get(id)
  if (found) return found
  const reading = read(id)
  known.set(id, reading)
  reading.catch(() => known.delete(id))
  return reading
}
