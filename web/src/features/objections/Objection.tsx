import '#web/src/platform/objection-phrases.ts'
import { useState } from 'react'
import type { ShownRow } from '#shared/matching/row.ts'
import { type ShownObjection, withdrawObjection } from '#shared/objections/objections.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { ObjectDialog } from './ObjectDialog.tsx'
import styles from './objections.module.css'
import { useObjection } from './use-objection.ts'
import { useOwnObjection } from './use-own-objection.ts'

type ObjectionProps = { thing: string; title: string; row: ShownRow }

/** What became of the last objection, with what was written and answered. */
const Last = ({ last }: { last: ShownObjection }) => {
  const t = usePhrases('objections')
  const { day } = useDayFormats()
  const { state, words, answer, createdAt, answerBy } = last
  const isLate = state === 'objected' && Date.parse(answerBy) < Date.now()
  return (
    <>
      <p role="status">
        {t(`states.${isLate ? 'late' : state}`, { day: day(createdAt), until: day(answerBy) })}
      </p>
      <dl className={styles.said}>
        <div>
          <dt>{t('yours')}</dt>
          <dd>{words}</dd>
        </div>
        {answer && (
          <div>
            <dt>{t('answer')}</dt>
            <dd>{answer}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

const Withdraw = ({ thing, title }: Pick<ObjectionProps, 'thing' | 'title'>) => {
  const t = usePhrases('objections')
  const { isBusy, send } = useOwnObjection()
  const withdraw = () =>
    send({
      send: () => call(withdrawObjection, { params: { thing } }),
      done: { title: t('withdrawn') },
      failed: { title: t('withdrawFailed') },
    })
  return (
    <Button
      variant="secondary"
      small
      busy={isBusy}
      aria-label={t('withdrawLabel', { title })}
      onClick={() => void withdraw()}
    >
      {t('withdraw')}
    </Button>
  )
}

const ObjectButton = ({ again, ...objected }: ObjectionProps & { again: boolean }) => {
  const t = usePhrases('objections')
  const [isOpen, setOpen] = useState(false)
  const label = t(again ? 'again' : 'object')
  return (
    <>
      <Button
        variant="secondary"
        small
        aria-label={`${label}: ${objected.title}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <ObjectDialog {...objected} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Where a partner says that a row is wrong, and reads what was answered. */
const Objection = (objected: ObjectionProps) => {
  const t = usePhrases('objections')
  const { data, isError, isFetching, refetch } = useObjection(objected.thing)
  if (isError && !data)
    return (
      <div className={styles.objection}>
        <p role="alert">{t('loadFailed')}</p>
        <Button variant="secondary" small busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!data) return <p role="status">{t('loading')}</p>
  const { last } = data
  return (
    <div className={styles.objection}>
      {last && <Last last={last} />}
      {last?.state === 'objected' ? (
        <Withdraw {...objected} />
      ) : (
        <ObjectButton {...objected} again={last !== null} />
      )}
    </div>
  )
}

export default Objection
