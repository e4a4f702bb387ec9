import '#web/src/platform/promise-phrases.ts'
import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import { getPromise } from '#shared/business-inquiries/promise-figure.ts'
import { call } from '#web/src/platform/api.ts'
import { loadPhrases, useI18n } from '#web/src/platform/i18n.ts'

/** How the promise of first proposals was kept, in enough cases to say so. */
export type KeptPromise = { cases: number; percent: number; hours: number | null }

const readPromise = async (instance: i18n): Promise<KeptPromise | undefined> => {
  const { cases, keptPercent, medianHours } = await call(getPromise, {})
  if (keptPercent === null) return undefined
  await loadPhrases(instance, 'promise')
  return { cases, percent: keptPercent, hours: medianHours }
}

/**
 * Returns how the promise was kept, once its phrases are there too; nothing before that, for too few cases, and if it
 * cannot be read.
 */
export const usePromise = (): KeptPromise | undefined => {
  const instance = useI18n()
  const [promise, setPromise] = useState<KeptPromise>()
  useEffect(() => {
    let left = false
    readPromise(instance).then(
      read => left || setPromise(read),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [instance])
  return promise
}
