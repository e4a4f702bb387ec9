import type { Language } from '#shared/contract/language.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { toast } from '../toast-store.ts'

/** The values of a public form besides its fields: the honeypot, which people leave empty. */
export type SubmittedValues = { website: string }

/** The submitted values: an empty honeypot is left out. */
type SubmittedBody<Values extends SubmittedValues> = Omit<Values, 'website'> & {
  language: Language
  website?: string
}

type Text = { title: string; text?: string }

export type Submission<Values extends SubmittedValues, Result> = {
  /** Sends the form; throws ApiError. */
  send: (body: SubmittedBody<Values>) => Promise<Result>
  texts: { done: (values: Values) => Text; failed: Text }
  /** Returns true if it has handled a refusal itself; any other is shown as a failure and at its fields. */
  onRefused?: (refusal: ApiError) => boolean | Promise<boolean>
  onDone: (result: Result, values: Values) => void
}

/** Sends validated values and shows the result. `showFields` marks the refused fields. */
export const deliver = async <Values extends SubmittedValues, Result>(
  { send, texts, onRefused, onDone }: Submission<Values, Result>,
  values: Values,
  language: Language,
  showFields: (error: unknown) => void,
): Promise<void> => {
  const { website, ...fields } = values
  try {
    const result = await send({ ...fields, language, ...(website && { website }) })
    toast({ tone: 'success', ...texts.done(values) })
    onDone(result, values)
  } catch (error) {
    if (error instanceof ApiError && (await onRefused?.(error))) return
    toast({ tone: 'error', ...texts.failed })
    showFields(error)
  }
}
