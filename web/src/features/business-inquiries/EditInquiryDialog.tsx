import type { FormEvent } from 'react'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './EditInquiryDialog.module.css'
import { ChangedElsewhere, Settled } from './EditObstacle.tsx'
import { InquiryFacts } from './InquiryFacts.tsx'
import { useEditForm } from './use-edit-form.ts'

type EditProps = { inquiry: Inquiry; onClose: () => void }

/** The text and the facts of an inquiry in a dialog. What is typed survives a refusal, and closing the dialog. */
const EditInquiryDialog = ({ inquiry, onClose }: EditProps) => {
  const t = usePhrases('inquiry-facts')
  const labels = usePhrases('business-inquiries')
  const messageOf = useFieldMessage()
  const { description, facts, fault, busy, isDirty, obstacle, ...form } = useEditForm(inquiry, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <Dialog wide title={t('edit.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={labels('form.description')}
          error={messageOf(fault && { message: fault })}
          className={styles.description}
          rows={6}
          required
          readOnly={busy}
          value={description}
          onChange={event => form.write(event.currentTarget.value)}
        />
        <InquiryFacts description={description} facts={facts} readOnly={busy} />
        {obstacle?.kind === 'settled' && <Settled />}
        {obstacle?.kind === 'changed' && (
          <ChangedElsewhere
            stored={obstacle.stored}
            busy={busy}
            onKeepMine={() => form.keepMine(obstacle.stored)}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        <FormActions
          submit={t('edit.save')}
          working={t('edit.saving')}
          busy={busy}
          disabled={!isDirty || obstacle !== undefined}
        >
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('edit.cancel')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}

export default EditInquiryDialog
