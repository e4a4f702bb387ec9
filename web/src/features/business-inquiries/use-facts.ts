import { useState } from 'react'
import type { FactName } from '#shared/business-inquiries/inquiry-facts.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { type FactFaults, factFaults, faultsIn } from './fact-faults.ts'
import type { TypedFacts } from './typed-facts.ts'

/** The facts of a form while they are typed, and their faults. */
export const useFacts = (start: TypedFacts) => {
  const [typed, setTyped] = useState(start)
  const [faults, setFaults] = useState<FactFaults>({})
  /** Counts refusals: each leads to the first field that is wrong. */
  const [refusals, setRefusals] = useState(0)
  const show = (found: FactFaults): boolean => {
    setFaults(found)
    const isFaulty = Object.keys(found).length > 0
    if (isFaulty) setRefusals(count => count + 1)
    return isFaulty
  }
  return {
    typed,
    faults,
    refusals,
    change: (changed: Partial<TypedFacts>) => {
      const cleared = Object.keys(changed).map(name => [name, undefined])
      setTyped(before => ({ ...before, ...changed }))
      setFaults(before => ({ ...before, ...Object.fromEntries(cleared) }))
    },
    /** Validates a fact when its field loses focus. */
    leave: (name: FactName) => setFaults(before => ({ ...before, [name]: faultsIn(typed)[name] })),
    /** Shows what is wrong; returns whether anything is. */
    areFaulty: () => show(faultsIn(typed)),
    /** Shows what the server has refused. */
    refuse: (error: unknown) => show(error instanceof ApiError ? factFaults(error.fields, 'facts.') : {}),
  }
}

export type Facts = ReturnType<typeof useFacts>

export type FactsProps = { facts: Facts; readOnly: boolean }
