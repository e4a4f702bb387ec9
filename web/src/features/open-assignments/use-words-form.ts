import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type ApplicationWords, applicationWords } from '#shared/open-assignments/application-words.ts'
import {
  type Application,
  readApplication,
  saveApplicationWords,
} from '#shared/open-assignments/applications.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { showRefusedFields } from '#web/src/ui/forms/show-refused-fields.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { applicationsKey } from './use-applications.ts'

const names = ['message', 'earliestStart', 'hourlyRateKronor'] as const

/** The words of an application that is as it was read, or as somebody has saved it since. */
export const useWordsForm = (opened: Application, onSaved: () => void) => {
  const t = usePhrases('application-words')
  const errors = usePhrases('errors')
  const queries = useQueryClient()
  const userId = useSession()?.userId
  const [seen, setSeen] = useState(opened)
  const { message = null, earliestStart = null, hourlyRateKronor = null } = opened
  const form = useForm<ApplicationWords>({
    resolver: zodResolver(applicationWords) as Resolver<ApplicationWords>,
    defaultValues: { message, earliestStart, hourlyRateKronor },
  })
  const params = { id: opened.id }

  const fail = async (error: unknown) => {
    console.error('The words of the application could not be saved', error)
    showRefusedFields(form, names, error)
    const code = error instanceof ApiError ? error.code : 'internal'
    // What was saved elsewhere is shown before it is replaced.
    if (code === 'application_changed') return setSeen(await call(readApplication, { params }))
    toast({ tone: 'error', title: t('failed'), text: errors(code) })
  }
  const save = form.handleSubmit(async words => {
    try {
      await call(saveApplicationWords, { params, body: { ...words, version: seen.version ?? 0 } })
    } catch (error) {
      return fail(error).catch(() =>
        toast({ tone: 'error', title: t('failed'), text: errors('unavailable') }),
      )
    }
    void queries.invalidateQueries({ queryKey: applicationsKey(userId) })
    toast({ tone: 'success', title: t('saved'), text: t('savedText') })
    onSaved()
  })
  return { form, save, savedElsewhere: seen === opened ? undefined : seen }
}
