import { basename } from 'node:path'
import { invalidArgument, notImplemented, S3Error } from './s3-error.ts'

/** A browser's upload form: the fields with their names in lower case, and the file, which comes last. */
export type PostForm = { fields: ReadonlyMap<string, string>; file: Buffer }

/** S3's limit for the fields before the file: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTForms.html */
const maxFieldBytes = 20_480

const understood = new Set([
  'key',
  'bucket',
  'policy',
  'x-amz-algorithm',
  'x-amz-credential',
  'x-amz-date',
  'x-amz-signature',
  'x-amz-security-token',
  'success_action_status',
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
])

/** Reads multipart/form-data as S3 does: ignores fields after the file, and replaces `${filename}` in the key. */
export async function readPostForm(contentType: string, body: Buffer<ArrayBuffer>): Promise<PostForm> {
  const entries = [...(await parse(contentType, body))]
  const position = entries.findIndex(([name]) => name.toLowerCase() === 'file')
  const file = entries[position]?.[1]
  if (file === undefined) throw invalidArgument('POST requires exactly one file upload per request.')
  const fields = new Map<string, string>()
  for (const [name, value] of entries.slice(0, position)) addField(fields, name.toLowerCase(), value)
  const key = fields.get('key')
  if (!key)
    throw invalidArgument(
      "Bucket POST must contain a field named 'key'.  If it is specified, please check the order of the fields.",
    )
  const fileName = typeof file === 'string' ? '' : basename(file.name.replaceAll('\\', '/'))
  fields.set(
    'key',
    key.replace(/\$\{filename\}/g, () => fileName),
  )
  return {
    fields,
    file: typeof file === 'string' ? Buffer.from(file) : Buffer.from(await file.arrayBuffer()),
  }
}

async function parse(contentType: string, body: Buffer<ArrayBuffer>): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new S3Error(
      400,
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    )
  }
}

function addField(fields: Map<string, string>, name: string, value: string | File): void {
  if (typeof value !== 'string') throw invalidArgument('POST requires exactly one file upload per request.')
  if (fields.has(name)) throw invalidArgument(`POST may contain only one field named '${name}'.`)
  if (!understood.has(name) && !/^x-(amz-meta|ignore)-[\w-]+$/.test(name))
    throw notImplemented(`The field ${name}`)
  fields.set(name, value)
  const size = [...fields].reduce((sum, [field, text]) => sum + field.length + Buffer.byteLength(text), 0)
  if (size > maxFieldBytes) {
    const message = 'Your POST request fields preceding the upload file were too large.'
    throw new S3Error(400, 'MaxPostPreDataLengthExceeded', message, {
      MaxPostPreDataLengthBytes: String(maxFieldBytes),
    })
  }
}
