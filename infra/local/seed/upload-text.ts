import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import type { Upload } from '#shared/files/upload.ts'
import type { Caller } from './api-caller.ts'

/** Uploads a text to the bucket, as a browser does, and has it inspected; returns the upload's id. Throws if it is refused. */
export const uploadText = async (call: Caller, fileName: string, text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text)
  const asked = { fileName, contentType: 'text/plain', size: bytes.length }
  const { id, url, fields } = await call<{ id: string; url: string; fields: Record<string, string> }>(
    requestBusinessUpload,
    asked,
  )
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([bytes]), fileName)
  const stored = await fetch(url, { method: 'POST', body: form })
  if (!stored.ok) throw new Error(`${fileName} was refused: ${await stored.text()}`)
  const path = getBusinessUpload.path.replace('{id}', id) as typeof getBusinessUpload.path
  const { state, reason } = await call<Upload>({ method: 'GET', path })
  if (state !== 'accepted') throw new Error(`${fileName} is ${state}: ${reason ?? 'no reason'}`)
  return id
}
