import { ApiError } from './api-error.ts'

/** Returns the uploads that a refusal names, or all if it names none. */
export const unusableUploads = (refusal: unknown, sent: readonly string[]): readonly string[] => {
  if (!(refusal instanceof ApiError) || refusal.code !== 'upload_unusable') return []
  const named = sent.filter((_, index) => refusal.fields?.[`uploads.${index}`])
  return named.length > 0 ? named : sent
}
