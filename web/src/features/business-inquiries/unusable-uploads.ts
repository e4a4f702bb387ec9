import { ApiError } from '#web/src/platform/api-error.ts'

/** Which of the sent uploads a refusal is about; all of them where it names none. */
export const unusableUploads = (refusal: unknown, sent: readonly string[]): readonly string[] => {
  if (!(refusal instanceof ApiError) || refusal.code !== 'upload_unusable') return []
  const named = sent.filter((_, place) => refusal.fields?.[`uploads.${place}`])
  return named.length > 0 ? named : sent
}
