import { Suspense, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { fetched } from '#web/src/ui/fetched.tsx'

const WordsDialog = fetched({
  load: () => import('./WordsDialog.tsx'),
  words: ['application-words', 'errors', 'fields', 'signed-in'],
})

type WordsProps = { application: { id: string; title: string; version?: number | undefined } }

/** Opens what a partner may add to an application that has been sent. */
export const WordsButton = ({ application: { id, title, version } }: WordsProps) => {
  const t = usePhrases('open-assignments')
  const [isOpen, setOpen] = useState(false)
  const verb = version ? 'change' : 'add'
  return (
    <>
      <Button
        variant="quiet"
        small
        aria-label={t(`words.${verb}Label`, { title })}
        onClick={() => setOpen(true)}
      >
        {t(`words.${verb}`)}
      </Button>
      {isOpen && (
        <Suspense>
          <WordsDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
