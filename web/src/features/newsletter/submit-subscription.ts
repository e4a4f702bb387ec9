import type { i18n } from 'i18next'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import type { Language } from '#shared/contract/language.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { fixedPhrases } from '#web/src/platform/i18n.ts'
import { formSender } from '#web/src/platform/send-form.ts'
import { toast } from '#web/src/ui/toast-store.ts'

type Body = { email: string; language: Language; website?: string }

/** Subscribes, as one submission over all attempts. Throws ApiError. */
const send = formSender('newsletter', (body: Body, options) => call(subscribe, { body }, options))

const read = (form: HTMLFormElement, language: Language): Body => {
  const fields = new FormData(form)
  const website = String(fields.get('website') ?? '')
  return { email: String(fields.get('email') ?? ''), language, ...(website && { website }) }
}

/**
 * Sends the form and shows the result. Returns the field's error text if the address is invalid; the `fields` phrases
 * have to be loaded.
 */
export const submit = async (form: HTMLFormElement, instance: i18n): Promise<{ fieldError?: string }> => {
  const t = fixedPhrases(instance, 'newsletter')
  const fields = fixedPhrases(instance, 'fields')
  const body = read(form, instance.language as Language)
  const checked = subscribe.body.safeParse(body)
  const fault = checked.error && fieldErrors(checked.error.issues).email
  if (fault) return { fieldError: fields(fault) }
  try {
    const { email } = await send(body)
    form.reset()
    toast({ tone: 'success', title: t('form.subscribed'), text: t('form.checkInbox', { email }) })
  } catch (error) {
    const refused = error instanceof ApiError ? error : undefined
    if (refused?.fields?.email) return { fieldError: fields(refused.fields.email) }
    if (refused?.code === 'newsletter_already_subscribed') toast({ tone: 'error', title: t('form.already') })
    else {
      toast({ tone: 'error', title: t('form.failed'), text: t('form.failedText') })
      console.warn('newsletter', refused?.code, refused?.requestId)
    }
  }
  return {}
}
