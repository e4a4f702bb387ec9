import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { type ErrorBody, errorStatus } from '#shared/contract/errors.ts'
import type { Language } from '#shared/contract/language.ts'
import enErrors from '#shared/phrases/en/errors.ts'
import svErrors from '#shared/phrases/sv/errors.ts'
import { Failure } from '../failure.ts'
import { logger } from '../logging/logger.ts'

const phrases = { sv: svErrors, en: enErrors }

/** AWS and network errors pass; a fault of our own does not, and has a code and an alarm of its own. */
const comesFromDependency = (error: unknown): boolean =>
  error instanceof Error && ('$metadata' in error || error.name === 'TimeoutError' || 'errno' in error)

const asFailure = (error: unknown, requestId: string): Failure => {
  if (error instanceof Failure) return error
  const code = comesFromDependency(error) ? 'unavailable' : 'internal'
  // Name and stack only: a message may quote what a visitor typed.
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' }
  logger.error('request_failed', { requestId, code, error: name, at: stack?.split('\n').slice(1, 5) })
  return new Failure(code, code === 'unavailable' ? { retryAfter: 5 } : {})
}

/** The one error body of the API, `{ code, message, requestId, fields?, priceOre?, termsVersion? }`, worded in the caller's language. */
export const errorReply = (
  error: unknown,
  requestId: string,
  language: Language,
): APIGatewayProxyStructuredResultV2 => {
  const { code, details } = asFailure(error, requestId)
  const { fields, priceOre, termsVersion } = details
  const message = phrases[language][code]
  const body: ErrorBody = { code, message, requestId, fields, priceOre, termsVersion }
  return {
    statusCode: errorStatus[code],
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(details.retryAfter !== undefined && { 'retry-after': String(Math.ceil(details.retryAfter)) }),
    },
    body: JSON.stringify(body),
  }
}
