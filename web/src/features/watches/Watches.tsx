import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { maxWatches, type Watch, type WatchList } from '#shared/watches/watch.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { FindingsPart } from './FindingsPart.tsx'
import { useWatchChanges, useWatches } from './use-watches.ts'
import { WatchDialog } from './WatchDialog.tsx'
import styles from './Watches.module.css'
import { WatchItem } from './WatchItem.tsx'

type WatchesProps = {
  /** What the list of assignments is filtered by. */
  skill: string
  isVerified: boolean
}

const Mails = ({ list: { mails, watches }, isVerified }: { list: WatchList; isVerified: boolean }) => {
  const t = usePhrases('watches')
  const { mailing } = useWatchChanges()
  if (watches.length === 0) return null
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={mailing.isPending ? mailing.variables : mails}
          aria-busy={mailing.isPending || undefined}
          onChange={event => !mailing.isPending && mailing.mutate(event.target.checked)}
        />
        {t('mails')}
      </label>
      {mails && !isVerified && (
        <p className={styles.note}>
          {t('verify')} <Link to="/partner/dashboard/profile">{t('verifyLink')}</Link>
        </p>
      )}
    </>
  )
}

const List = ({ list, skill, isVerified }: WatchesProps & { list: WatchList }) => {
  const t = usePhrases('watches')
  const { removing } = useWatchChanges()
  const [open, setOpen] = useState<{ watch?: Watch }>()
  const top = useRef<HTMLDivElement>(null)
  // The row disappears, and with it the button that had the focus.
  const remove = (id: string) => removing.mutate(id, { onSuccess: () => top.current?.focus() })
  const { watches } = list
  return (
    <div ref={top} tabIndex={-1} className={styles.content}>
      {watches.length === 0 && <p className={styles.note}>{t('none')}</p>}
      <ul className={styles.list}>
        {watches.map(watch => (
          <WatchItem
            key={watch.id}
            watch={watch}
            busy={removing.isPending && removing.variables === watch.id}
            onChange={() => setOpen({ watch })}
            onRemove={() => remove(watch.id)}
          />
        ))}
      </ul>
      {watches.length > 0 && <FindingsPart />}
      <Mails list={list} isVerified={isVerified} />
      {watches.length < maxWatches ? (
        <Button variant="secondary" small className={styles.add} onClick={() => setOpen({})}>
          {skill ? t('addSkill', { skill }) : t('add')}
        </Button>
      ) : (
        <p className={styles.note}>{t('full')}</p>
      )}
      {open && <WatchDialog watch={open.watch} skill={skill} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

/** What a partner watches for among the assignments, and the mails about it. */
const Watches = (props: WatchesProps) => {
  const t = usePhrases('watches')
  const { data, isError, isFetching, refetch } = useWatches()
  return (
    <section className={styles.watches} aria-labelledby="watches">
      <h2 id="watches" className={styles.heading}>
        {t('title')}
      </h2>
      <p className={styles.note}>{t('intro')}</p>
      {!data && !isError && <p role="status">{t('loading')}</p>}
      {!data && isError && (
        <>
          <p role="alert">{t('loadFailed')}</p>
          <Button variant="secondary" small busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </>
      )}
      {data && <List list={data} {...props} />}
    </section>
  )
}

export default Watches
