import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Sample } from './files.ts'
import type { httpCaller } from './http-caller.ts'

type Permission = { id: string; url: string; fields: Record<string, string> }

/** Posts bytes to a bucket as the browser does; `changed` are tampered fields. */
export const postFile = async (
  { url, fields }: Permission,
  bytes: Buffer,
  changed: Record<string, string> = {},
): Promise<{ status: number; text: string }> => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), 'blob')
  const answer = await fetch(url, { method: 'POST', body: form })
  return { status: answer.status, text: await answer.text() }
}

/** Asks for an upload permission and uploads; returns the permission. */
export const sendUpload = async (
  call: ReturnType<typeof httpCaller>,
  endpoint: Endpoint,
  claims: Record<string, string>,
  { fileName, contentType, bytes }: Sample,
): Promise<Permission> => {
  const { body } = await call(endpoint, { body: { fileName, contentType, size: bytes.length }, claims })
  const { status, text } = await postFile(body, bytes)
  if (status !== 204) throw new Error(`The bucket answered ${status}: ${text}`)
  return body
}
