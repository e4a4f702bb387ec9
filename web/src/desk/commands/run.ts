import type { CommandResult } from '#shared/operator/command.ts'
import { pathNameOf, runDeskCommand } from '#shared/operator/run-command.ts'
import { accessToken } from '../access/session.ts'
import type { Word } from '../words.ts'

/** Why a command was not run, or may not have been. */
export class DeskError extends Error {
  readonly word: Word
  readonly fields: Readonly<Record<string, string>>

  constructor(word: Word, fields: Readonly<Record<string, string>> = {}) {
    super(word)
    this.word = word
    this.fields = fields
  }
}

/** Longer than the function waits for the command. */
const waitMs = 30_000

const words: Readonly<Record<string, Word>> = {
  unauthorized: 'ended',
  sign_in_too_old: 'fresh',
  forbidden: 'forbidden',
  invalid_fields: 'invalid',
  unavailable: 'unknown',
}

const errorOf = async (response: Response): Promise<DeskError> => {
  if (response.status === 401) return new DeskError('ended')
  if (response.status >= 502) return new DeskError('unknown')
  const { code = '', fields } = await response.json().catch(() => ({}))
  return new DeskError(words[code] ?? 'failed', fields)
}

type Asked = { method: 'POST' | 'DELETE'; path: string; body?: object }

/** Asks the desk's API as the signed-in operator. Throws DeskError; `unknown` if nobody can say whether it was done. */
export const askDesk = async ({ method, path, body }: Asked): Promise<unknown> => {
  const token = await accessToken().catch(() => {
    throw new DeskError('offline')
  })
  if (!token) throw new DeskError('ended')
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(waitMs),
  }).catch(() => {
    throw new DeskError('unknown')
  })
  if (!response.ok) throw await errorOf(response)
  return response.json()
}

/** Runs a command as the signed-in operator, or asks for it with the reason `why`. Throws DeskError, as `askDesk`. */
export const runCommand = async (
  name: string,
  input: Readonly<Record<string, unknown>>,
  why?: string,
): Promise<CommandResult> => {
  const path = runDeskCommand.path.replace('{name}', pathNameOf(name))
  return (await askDesk({ method: 'POST', path, body: { input, ...(why && { why }) } })) as CommandResult
}
