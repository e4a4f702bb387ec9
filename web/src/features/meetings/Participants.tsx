import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Cross } from '#web/src/ui/Cross.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { IconButton } from '#web/src/ui/IconButton.tsx'
import styles from './Participants.module.css'
import type { ParticipantList } from './use-participants.ts'

type ParticipantsProps = { list: ParticipantList; readOnly: boolean }
type PartProps = ParticipantsProps & {
  /** Changes the list and moves the focus. */ change: (work: () => void) => void
}

const Names = ({ list, readOnly, change }: PartProps) => {
  const t = usePhrases('meetings')
  return (
    <ul className={styles.list} aria-label={t('participants')}>
      {list.names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
        <li key={`${index} ${name}`} className={styles.participant}>
          <span>{name}</span>
          <IconButton
            label={t('removeParticipant', { name })}
            disabled={readOnly}
            onClick={() => change(() => list.remove(index))}
          >
            <Cross />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

const Plus = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
    <path d="M8 1v14M1 8h14" />
  </svg>
)

const NewName = ({ list, readOnly, change }: PartProps) => {
  const t = usePhrases('meetings')
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    change(list.add)
  }
  return (
    <div className={styles.row}>
      <Field
        label={t('participants')}
        note={t('optional')}
        hint={t('participantsHint')}
        className={styles.name}
        data-next=""
        autoComplete="off"
        maxLength={120}
        enterKeyHint="enter"
        readOnly={readOnly}
        value={list.draft}
        onChange={event => list.type(event.target.value)}
        onKeyDown={addByEnter}
      />
      <Button
        variant="secondary"
        className={styles.add}
        aria-label={t('addParticipant')}
        disabled={readOnly}
        onClick={() => change(list.add)}
      >
        <Plus />
      </Button>
    </div>
  )
}

/** Names as free text, added one at a time with Enter or the plus button, ten at most. */
export const Participants = ({ list, readOnly }: ParticipantsProps) => {
  const t = usePhrases('meetings')
  const group = useRef<HTMLDivElement>(null)

  /** Moves the focus to the next field, or to the message shown instead. */
  const change = (work: () => void) => {
    flushSync(work)
    group.current?.querySelector<HTMLElement>('[data-next]')?.focus()
  }
  const part = { list, readOnly, change }
  return (
    <div ref={group} className={styles.participants}>
      {list.names.length > 0 && <Names {...part} />}
      {list.isFull ? (
        <p className={styles.full} tabIndex={-1} data-next="">
          {t('participantsFull')}
        </p>
      ) : (
        <NewName {...part} />
      )}
    </div>
  )
}
