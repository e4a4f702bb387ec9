import { useRef, useState } from 'react'
import { askToJoin, findSameCompany } from '#shared/company/same-company.ts'
import { call, type Reply } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'

/** A company that is here already, until the person has decided what to do. */
export type KnownCompany = {
  number: string
  asked: Reply<typeof findSameCompany>['asked']
  decide: (goesOn: boolean) => void
}

const find = async (number: string): Promise<Reply<typeof findSameCompany>> => {
  try {
    const headers = { 'x-organization-number': number }
    return await call(findSameCompany, { headers }, { retry: false })
  } catch (error) {
    // Nobody is kept from a company of their own because this could not be read.
    console.error('Whether the company is here already could not be read', error)
    return { isKnown: false, asked: null }
  }
}

/** Whether somebody who has entered a number goes on with a company of their own; asks them if it is here already. */
export const useSameCompany = () => {
  const [known, setKnown] = useState<KnownCompany>()
  const own = useRef('')
  const mayGoOn = async (typed: string): Promise<boolean> => {
    const number = typed.trim()
    if (number === '' || number === own.current) return true
    const { isKnown, asked } = await find(number)
    if (!isKnown) return true
    return new Promise(resolve => {
      const decide = (goesOn: boolean) => {
        if (goesOn) own.current = number
        setKnown(undefined)
        resolve(goesOn)
      }
      setKnown({ number, asked, decide })
    })
  }
  return { known, mayGoOn }
}

/** Asks the owner of a company that is here already, once. */
export const useAsking = ({ number, asked: before }: KnownCompany) => {
  const t = usePhrases('company')
  const errors = usePhrases('errors')
  const language = useLanguage()
  const [asked, setAsked] = useState(before)
  const [isBusy, setBusy] = useState(false)
  const ask = async (): Promise<void> => {
    setBusy(true)
    try {
      await call(askToJoin, { body: { organizationNumber: number, language } })
      setAsked('waiting')
    } catch (error) {
      console.error('The owner of the company could not be asked', error)
      const code = error instanceof ApiError ? error.code : 'internal'
      toast({ tone: 'error', title: t('same.failed'), text: errors(code) })
    } finally {
      setBusy(false)
    }
  }
  return { asked, isBusy, ask }
}
