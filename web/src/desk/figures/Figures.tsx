import { use, useEffect, useState } from 'react'
import { grouped } from '#shared/figures.ts'
import type { AnyCommandName } from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { axisTop } from '#web/src/ui/axis-top.ts'
import { useNames } from '../commands/names.ts'
import { Result } from '../commands/Result.tsx'
import { DeskError, runCommand } from '../commands/run.ts'
import type { DeskContext } from '../desk-context.ts'
import { DeskLanguage, useWords, type Word } from '../words.ts'
import { type FormMonth, type Measure, type Month, measures, sentenceOf, waitSentence } from './figures.ts'

/** The drawing is stretched to the width of its place. */
const slot = 10
const barWidth = 7
const height = 40

/** The months as bars; the table below has every value. */
const Bars = ({ measure, months }: { measure: Measure; months: readonly Month[] }) => {
  const top = axisTop(Math.max(...months.map(month => month[measure])))
  return (
    <svg viewBox={`0 0 ${months.length * slot} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {months.map((month, place) => {
        const tall = (Math.max(0, month[measure]) / top) * height
        return (
          <rect
            key={month.month}
            x={place * slot + (slot - barWidth) / 2}
            y={height - tall}
            width={barWidth}
            height={tall}
          />
        )
      })}
    </svg>
  )
}

const Figure = ({ measure, months }: { measure: Measure; months: readonly Month[] }) => {
  const { language } = use(DeskLanguage)
  const { field } = useNames()
  const { text, lang } = field(measure)
  return (
    <li>
      <h2 lang={lang}>{text}</h2>
      <p className="number">{grouped(months.at(-1)?.[measure] ?? 0, language)}</p>
      <Bars measure={measure} months={months} />
      <p>{sentenceOf(measure, months, language)}</p>
    </li>
  )
}

const useFigures = (name: AnyCommandName, { leave }: DeskContext) => {
  const [result, setResult] = useState<CommandResult | null>(null)
  const [problem, setProblem] = useState<Word | null>(null)
  useEffect(() => {
    runCommand(name, {}).then(setResult, async error => {
      const word = error instanceof DeskError ? error.word : 'failed'
      if (word === 'ended') await leave('ended')
      else setProblem(word)
    })
  }, [name, leave])
  return { result, problem }
}

/** What came in with each form, and how long inquiries waited. */
const Forms = ({ desk }: { desk: DeskContext }) => {
  const t = useWords()
  const { language } = use(DeskLanguage)
  const { result, problem } = useFigures('figures forms', desk)
  const months = result && 'items' in result ? (result.items as readonly FormMonth[]) : []
  return (
    <section aria-labelledby="forms">
      <h2 id="forms">{t('perForm')}</h2>
      {problem && <p className="problem">{t(problem)}</p>}
      <p>{waitSentence(months, language)}</p>
      {result && <Result name="figures forms" result={result} more={() => undefined} />}
    </section>
  )
}

/** How the marketplace does, by month: each figure with a sentence, and all of them in a table. */
export const Figures = ({ desk }: { desk: DeskContext }) => {
  const t = useWords()
  const { result, problem } = useFigures('figures months', desk)
  const months = result && 'items' in result ? (result.items as readonly Month[]).toReversed() : []
  return (
    <>
      <h1>{t('figures')}</h1>
      <p role="status" className="problem">
        {problem && t(problem)}
      </p>
      {!result && !problem && <p>{t('loading')}</p>}
      {result && months.length > 0 && (
        <>
          <ul className="figures">
            {measures.map(measure => (
              <Figure key={measure} measure={measure} months={months} />
            ))}
          </ul>
          <Result name="figures months" result={result} more={() => undefined} />
        </>
      )}
      <Forms desk={desk} />
    </>
  )
}
