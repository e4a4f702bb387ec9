import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { leave } from '#web/src/ui/signed-in/ask-before-leaving.ts'
import { useApplication } from './use-application.ts'
import { WordsForm } from './WordsForm.tsx'

type WordsProps = { id: string; onClose: () => void }

/** What a partner adds to an application that has been sent. Closing asks if something is not saved. */
const WordsDialog = ({ id, onClose }: WordsProps) => {
  const t = usePhrases('application-words')
  const errors = usePhrases('errors')
  const { data, isError, isFetching, refetch } = useApplication(id)
  const close = () => leave(onClose)
  return (
    <Dialog title={t('title')} onClose={close}>
      {!data && !isError && <p role="status">{t('loading')}</p>}
      {!data && isError && (
        <>
          <p role="alert">{t('loadFailed')}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </>
      )}
      {data?.state === 'sent' && <WordsForm application={data} onClose={close} onSaved={onClose} />}
      {data && data.state !== 'sent' && <p>{errors('application_decided')}</p>}
    </Dialog>
  )
}

export default WordsDialog
