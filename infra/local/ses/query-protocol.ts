import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { element } from '../markup.ts'

const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/'

/** An error of SES: https://docs.aws.amazon.com/ses/latest/APIReference/CommonErrors.html */
export class SesError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export const invalidValue = (message: string): SesError => new SesError('InvalidParameterValue', message)

/** `Name.member.1`, `Name.member.2` … of a query request, in order. */
export function members(parameters: URLSearchParams, name: string): string[] {
  const values: string[] = []
  for (let number = 1; parameters.has(`${name}.member.${number}`); number += 1) {
    values.push(parameters.get(`${name}.member.${number}`) ?? '')
  }
  return values
}

/** `Tags.member.1.Name` and `Tags.member.1.Value` … of a query request. */
export function tagsIn(parameters: URLSearchParams): Record<string, string> {
  const tags: Record<string, string> = {}
  for (let number = 1; parameters.has(`Tags.member.${number}.Name`); number += 1) {
    const name = parameters.get(`Tags.member.${number}.Name`) ?? ''
    tags[name] = parameters.get(`Tags.member.${number}.Value`) ?? ''
  }
  return tags
}

/** Sends the fields of an action's result. */
export function sendResult(
  response: ServerResponse,
  action: string,
  result: Readonly<Record<string, string>>,
): void {
  const fields = Object.entries(result).map(([name, value]) => element(name, value))
  const metadata = `<ResponseMetadata>${element('RequestId', randomUUID())}</ResponseMetadata>`
  const body = `<${action}Response xmlns="${namespace}"><${action}Result>${fields.join('')}</${action}Result>${metadata}</${action}Response>`
  response.writeHead(200, { 'content-type': 'text/xml' }).end(body)
}

/** Sends an error: 400 for an error of the sender, 500 for any other. */
export function sendError(response: ServerResponse, error: unknown): void {
  const known = error instanceof SesError
  if (!known) console.error('The local SES failed:', error)
  const { code, message } = known
    ? error
    : { code: 'InternalFailure', message: 'The request processing has failed because of an unknown error.' }
  const facts = [
    element('Type', known ? 'Sender' : 'Receiver'),
    element('Code', code),
    element('Message', message),
  ]
  const body = `<ErrorResponse xmlns="${namespace}"><Error>${facts.join('')}</Error>${element('RequestId', randomUUID())}</ErrorResponse>`
  response.writeHead(known ? 400 : 500, { 'content-type': 'text/xml' }).end(body)
}
