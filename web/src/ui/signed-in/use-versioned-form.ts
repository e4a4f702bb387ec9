import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { showRefusedFields } from '../forms/show-refused-fields.ts'
import { differingFields, type TypedValues, valuesOf } from './stored-values.ts'

export type VersionedStored<Values> = Values & { version: number }
type Name<Values> = Extract<keyof Values, string>

export type Saved<Stored> = { status: 'saved' | 'changed_elsewhere'; stored: Stored }

/** The typed values, and those that somebody else has saved in the meantime. */
type Conflict<Values, Stored> = { fields: Name<Values>[]; typed: Values; stored: Stored }

type Settings<Values extends TypedValues, Stored extends VersionedStored<Values>> = {
  stored: Stored
  resolver: Resolver<Values>
  /** The fields of the form, in their order. */
  names: readonly Name<Values>[]
  /** Saves if `version` is still the stored one; errors are passed to `onFailed`. */
  save: (typed: Values, version: number) => Promise<Saved<Stored>>
  onSaved: () => void
  onFailed: (error: unknown) => void
}

const takeChoices = <Values extends TypedValues>(
  form: UseFormReturn<Values>,
  { fields, typed }: Pick<Conflict<Values, unknown>, 'fields' | 'typed'>,
  chosen: Partial<Record<Name<Values>, string>>,
) => {
  for (const name of fields) {
    const value = (chosen[name] ?? typed[name]) as PathValue<Values, Path<Values>>
    form.setValue(name as unknown as Path<Values>, value, { shouldDirty: true })
  }
}

/** A form of stored values, saved with the version that it was loaded with; the person merges conflicting versions. */
export const useVersionedForm = <Values extends TypedValues, Stored extends VersionedStored<Values>>({
  stored,
  resolver,
  names,
  save,
  onSaved,
  onFailed,
}: Settings<Values, Stored>) => {
  const [seen, setSeen] = useState(stored)
  const [conflict, setConflict] = useState<Conflict<Values, Stored>>()
  const shown = (from: Stored) => valuesOf(names, from) as Values
  const form = useForm<Values>({ resolver, defaultValues: shown(stored) as DefaultValues<Values> })
  const { isDirty, isSubmitting } = form.formState

  const show = (now: Stored) => {
    setSeen(now)
    setConflict(undefined)
    form.reset(shown(now))
  }
  // A form without changes shows the stored values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stored version changes or the form is clean again
  useEffect(() => {
    if (!isDirty && !isSubmitting && !conflict && stored.version !== seen.version) show(stored)
  }, [stored.version, isDirty, isSubmitting])

  const failed = (error: unknown) => {
    onFailed(error)
    showRefusedFields(form, names, error)
  }
  const saveOver = (version: number) =>
    form.handleSubmit(async typed => {
      try {
        const result = await save(typed, version)
        const fields = result.status === 'saved' ? [] : differingFields(names, typed, result.stored)
        if (fields.length > 0) return setConflict({ fields, typed, stored: result.stored })
        show(result.stored)
        onSaved()
      } catch (error) {
        failed(error)
      }
    })()

  return {
    form,
    save: () => saveOver(seen.version),
    undo: () => form.reset(shown(seen)),
    conflict,
    /** Saves the chosen values with the version that they were compared with. */
    merge: async (chosen: Partial<Record<Name<Values>, string>>): Promise<void> => {
      if (!conflict) return
      takeChoices(form, conflict, chosen)
      setSeen(conflict.stored)
      await saveOver(conflict.stored.version)
    },
    /** Closes the merge without a choice; the next save asks again. */
    putOff: () => setConflict(undefined),
  }
}
