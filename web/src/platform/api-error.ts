import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { type ErrorCode, errorBody, errorStatus } from '#shared/contract/errors.ts'

type Details = {
  status: number
  requestId?: string
  message?: string
  fields?: Record<string, FieldErrorCode> | undefined
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined
  /** Only with `price_changed`: the current price. */
  priceOre?: number | undefined
  /** Only with `terms_changed`: the present version. */
  termsVersion?: number | undefined
}

/** Why a call failed, always as one of our codes. `status` is 0 if there was no response. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly requestId: string
  readonly fields: Record<string, FieldErrorCode> | undefined
  readonly retryAfter: number | undefined
  readonly priceOre: number | undefined
  readonly termsVersion: number | undefined

  constructor(code: ErrorCode, details: Details) {
    super(details.message ?? code)
    this.name = 'ApiError'
    this.code = code
    this.status = details.status
    this.requestId = details.requestId ?? ''
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.priceOre = details.priceOre
    this.termsVersion = details.termsVersion
  }
}

/** The gateway's own errors (`{"message":"Unauthorized"}`), returned before one of our functions runs. */
const gatewayCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'not_json',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/** Returns Retry-After in seconds. Its date form is not used by anything in front of our API. */
const secondsToWait = (response: Response): number | undefined => {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? undefined : seconds
}

/** Reads an error response, in our format or in the gateway's. */
export const readRefusal = async (response: Response): Promise<ApiError> => {
  const { status } = response
  const body = errorBody.safeParse(await response.json().catch(() => undefined))
  const retryAfter = secondsToWait(response)
  if (body.success && errorStatus[body.data.code] === status)
    return new ApiError(body.data.code, { ...body.data, status, retryAfter })
  const requestId = response.headers.get('apigw-requestid') ?? ''
  return new ApiError(gatewayCodes[status] ?? 'internal', { status, requestId, retryAfter })
}
