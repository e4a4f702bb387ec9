import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { joinCompany, readInvitation } from '#shared/company/membership.ts'
import { requiredLine } from '#shared/contract/text.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { useTerms } from '#web/src/platform/use-terms.ts'
import { toast } from '#web/src/ui/toast-store.ts'

const nameField = requiredLine({ max: 120 })

/** What the signed-in person is invited to. */
export const useInvitation = (token: string) => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: ['invitation', userId, token],
    queryFn: ({ signal }) =>
      call(readInvitation, { headers: { 'x-invitation': token } }, { signal, retry: false }),
    enabled: userId !== undefined,
    retry: false,
  })
}

/** Accepts an invitation with the name that colleagues see; calls `onJoined` once the person belongs to the company. */
export const useJoining = (token: string, onJoined: () => void) => {
  const t = usePhrases('company')
  const errors = usePhrases('errors')
  const language = useLanguage()
  const queries = useQueryClient()
  const terms = useTerms()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const join = async (): Promise<void> => {
    setBusy(true)
    try {
      const body = { token, name, termsVersion: terms.version, language }
      const { companyName: company } = await call(joinCompany, { body })
      await queries.resetQueries({ queryKey: ['business'] })
      toast({ tone: 'success', title: t('join.done', { company }) })
      onJoined()
    } catch (error) {
      if (terms.showNewVersion(error)) return
      console.error('The invitation could not be accepted', error)
      const code = error instanceof ApiError ? error.code : 'internal'
      toast({ tone: 'error', title: t('failed'), text: errors(code) })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = nameField.safeParse(name).error?.issues[0]?.message
    setFault(found)
    if (found === undefined && !isBusy) void join()
  }
  return { name, setName, fault, isBusy, submit, terms }
}
