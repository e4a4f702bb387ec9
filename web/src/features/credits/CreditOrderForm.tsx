import { plans } from '#shared/credits/plans.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { percent } from '#shared/figures.ts'
import type { Buyer } from '#web/src/platform/dialogs.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { beginForm } from '#web/src/platform/proof.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { blankAsNull } from '#web/src/ui/forms/blank-as-null.ts'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { TermsSentence } from '#web/src/ui/forms/TermsSentence.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { Honeypot } from '#web/src/ui/Honeypot.tsx'
import { kronorOf } from '#web/src/ui/money.ts'
import styles from './CreditOrderForm.module.css'
import { Often } from './Often.tsx'
import { orderInputs } from './order-form.ts'
import { useOrder } from './use-order.ts'

type FormProps = { plan: 'pro' | 'business'; credits: number; buyer?: Buyer | undefined; onDone: () => void }

/** The buyer's details and the price. What was typed survives a failed submission and a new price. */
export const CreditOrderForm = ({ plan, credits, buyer, onDone }: FormProps) => {
  const t = usePhrases('credits')
  const messageOf = useFieldMessage()
  const language = useLanguage()
  const order = useOrder(credits, buyer, onDone)
  const { form, submit, isSubmitting, priceOre, isNewPrice, terms, signedIn, isMonthly } = order
  const { errors } = form.formState
  return (
    <form className={styles.form} noValidate onFocus={() => beginForm('credit_order')} onSubmit={submit}>
      <div className={styles.summary}>
        <p className={styles.plan}>
          {t('summary', { plan: plans.find(({ id }) => id === plan)?.name ?? plan, credits })}
        </p>
        <p className={styles.price}>{t('price', { price: kronorOf(priceOre, language) })}</p>
        <p>
          {t(signedIn ? 'often.withVat' : 'withVat', {
            price: kronorOf(withVatOre(priceOre), language),
            percent: percent(vatPercent, language),
          })}
        </p>
        <div role="alert">{isNewPrice && <p className={styles.changed}>{t('priceChanged')}</p>}</div>
      </div>
      {signedIn ? (
        <Often isMonthly={isMonthly} disabled={isSubmitting} onChange={order.setMonthly} />
      ) : (
        <p>{t('often.signIn')}</p>
      )}
      <div className={styles.fields}>
        {orderInputs.map(({ name, ...input }) => (
          <Field
            key={name}
            label={t(name)}
            note={name === 'vatNumber' ? t('optional') : undefined}
            hint={name === 'organizationNumber' || name === 'vatNumber' ? t(`${name}Hint`) : undefined}
            error={messageOf(errors[name])}
            required={name !== 'vatNumber'}
            readOnly={isSubmitting}
            {...input}
            {...form.register(name, name === 'vatNumber' ? blankAsNull : {})}
          />
        ))}
      </div>
      <Honeypot {...form.register('website')} />
      <TermsSentence by="order" version={terms.version} isNew={terms.isNew} />
      <FormActions
        submit={t('submit')}
        working={t(signedIn ? 'workingSignedIn' : 'working')}
        busy={isSubmitting}
      >
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </FormActions>
    </form>
  )
}
