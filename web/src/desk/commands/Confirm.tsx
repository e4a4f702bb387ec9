import type { ReactNode } from 'react'
import { Button } from '#web/src/ui/Button.tsx'
import { Overlay } from '../Overlay.tsx'
import { useWords } from '../words.ts'

type Props = { what: string; go: () => void; close: () => void; children: ReactNode }

/** Asks once more before something is done; `children` say what it means. */
export const Confirm = ({ what, go, close, children }: Props) => {
  const t = useWords()
  return (
    <Overlay title={`${t('confirm')}: ${what}`} close={close}>
      {children}
      <Button onClick={go}>{t('confirm')}</Button>
    </Overlay>
  )
}
