import { ApiError } from './api-error.ts'

/** Whether a load by an id found nothing: an id that is none, and what belongs to others, are not found. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_fields')
