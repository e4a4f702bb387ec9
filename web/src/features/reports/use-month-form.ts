import { useState } from 'react'
import * as z from 'zod/mini'
import { saveReport, submitReport } from '#shared/reports/partner-reports.ts'
import type { ShownReport } from '#shared/reports/report.ts'
import { call } from '#web/src/platform/api.ts'
import type { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { linesIn, statesOther, typedFrom, versionUnder } from './typed-hours.ts'
import { useChange } from './use-change.ts'

const keptMonth = z.object({
  version: z.int(),
  days: z.record(z.string(), z.object({ hours: z.string(), note: z.string() })),
})

export type DayFault = 'hoursInvalid' | 'dayRefused' | 'dayFull'

type Form = { assignmentId: string; report: ShownReport; reread: () => Promise<unknown> }

/** What the reply says of single days. */
const refusedDays = ({ fields = {} }: ApiError, days: readonly string[]): Record<string, DayFault> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, code]) => {
      const [, place = '', part] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? []
      const day = days[Number(place)]
      if (!part || !day) return []
      return [[day, part === 'quarters' && code === 'out_of_range' ? 'dayFull' : 'dayRefused'] as const]
    }),
  )

/** The fields of a month: kept in this tab until they are stored, over the version that they were begun from. */
export const useMonthForm = ({ assignmentId: id, report, reread }: Form) => {
  const t = usePhrases('reports')
  const { monthOfYear } = useDayFormats()
  const mark = useLanguage() === 'sv' ? ',' : '.'
  const { month, version } = report
  const stored = { version, days: typedFrom(report.lines, mark) }
  const draft = useKept(`report ${id} ${month}`, keptMonth, stored)
  const [faults, setFaults] = useState<Record<string, DayFault>>({})
  /** Until something is typed here, what is stored is shown, also if it was stored elsewhere meanwhile. */
  const [isTouched, setTouched] = useState(draft.typed !== stored)
  const shown = isTouched ? draft.typed : stored
  const { isBusy, change } = useChange(reread)
  const { lines, faults: unreadable } = linesIn(shown.days)
  const isChanged = statesOther(shown, stored)
  const isOld = shown.version < version

  const write = (day: string, field: 'hours' | 'note', text: string) => {
    setTouched(true)
    const before = shown.days[day] ?? { hours: '', note: '' }
    draft.write({ ...shown, days: { ...shown.days, [day]: { ...before, [field]: text } } })
    setFaults(({ [day]: _, ...others }) => others)
  }
  const takeStored = () => {
    draft.forget()
    setTouched(false)
  }

  const send = async (operation: 'save' | 'submit', hasNoHours: boolean, done: string) => {
    const invalid = Object.fromEntries(unreadable.map(day => [day, 'hoursInvalid' as const]))
    setFaults(invalid)
    if (unreadable.length > 0) return unreadable[0]
    const params = { id, month }
    const stated = hasNoHours ? [] : lines
    const body = { lines: stated, version: versionUnder(shown, stored) }
    const sent = await change({
      send: async () => {
        const { version: now } =
          operation === 'save'
            ? await call(saveReport, { params, body })
            : await call(submitReport, { params, body: { ...body, hasNoHours } })
        draft.write({ version: now, days: hasNoHours ? {} : shown.days })
      },
      words: { done, refused: t('refused') },
      onRefused: error => {
        const days = refusedDays(
          error,
          stated.map(({ day }) => day),
        )
        setFaults(days)
        return Object.keys(days).length > 0
      },
    })
    if (sent) takeStored()
    return undefined
  }
  const words = { month: monthOfYear(month) }
  return {
    ...{ typed: shown.days, faults, lines, isBusy, write },
    isUnsaved: isChanged && isTouched,
    /** Somebody has stored something else since the typing began. */
    isConflict: isTouched && isOld && isChanged,
    keepMine: () => draft.write({ version, days: shown.days }),
    takeStored,
    save: () => send('save', false, t('saved')),
    submit: () => send('submit', false, t('submitted', words)),
    submitNone: () => send('submit', true, t(report.state === 'draft' ? 'noHoursDone' : 'submitted', words)),
  }
}
