import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './Paging.module.css'

type PagingProps = {
  /** How many items are loaded; announced when it changes. */
  shown: string
  more: string
  hasMore: boolean
  busy: boolean
  /** The error of the last attempt; the button then retries. */
  failed?: string | false | undefined
  onMore: () => void
}

/** The end of a paged list. After the last page is loaded, the focus moves from the button to the count. */
export const Paging = ({ shown, more, hasMore, busy, failed, onMore }: PagingProps) => {
  const count = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (hasMore || !pressed.current) return
    pressed.current = false
    count.current?.focus()
  }, [hasMore])
  return (
    <div className={styles.paging}>
      <p ref={count} tabIndex={-1} role="status" className={styles.shown}>
        {shown}
      </p>
      {failed && <p role="alert">{failed}</p>}
      {hasMore && (
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => {
            pressed.current = true
            onMore()
          }}
        >
          {more}
        </Button>
      )}
    </div>
  )
}
