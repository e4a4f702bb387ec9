import { element } from '../markup.ts'

/** An error in S3's words: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export class S3Error extends Error {
  readonly status: number
  readonly code: string
  readonly details: Readonly<Record<string, string>>

  constructor(status: number, code: string, message: string, details: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }

  toXml(requestId: string): string {
    const details = Object.entries(this.details).map(([name, value]) => element(name, value))
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${element('Code', this.code)}${element('Message', this.message)}${details.join('')}${element('RequestId', requestId)}</Error>`
  }
}

/** The error for features of S3 that this emulator lacks; nothing is silently ignored. */
export const notImplemented = (what: string): S3Error =>
  new S3Error(501, 'NotImplemented', `${what} implies functionality that is not implemented.`)

export const accessDenied = (message: string, details: Readonly<Record<string, string>> = {}): S3Error =>
  new S3Error(403, 'AccessDenied', message, details)

export const invalidArgument = (message: string): S3Error => new S3Error(400, 'InvalidArgument', message)

export const noSuchKey = (key: string): S3Error =>
  new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key })
