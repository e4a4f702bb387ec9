import { usePhrases } from '#web/src/platform/i18n.ts'
import { FactChoice } from './FactChoice.tsx'
import { FactLine } from './FactLine.tsx'
import styles from './InquiryFacts.module.css'
import { LengthAndBudget } from './LengthAndBudget.tsx'
import { PlaceAndStart } from './PlaceAndStart.tsx'
import type { FactsProps } from './use-facts.ts'
import { WorkLanguages } from './WorkLanguages.tsx'

/** The facts of an inquiry, in the order in which somebody thinks of them. */
export const FactFields = (props: FactsProps) => {
  const t = usePhrases('inquiry-facts')
  const { facts, readOnly } = props
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <FactLine name="title" hint={t('hints.title')} {...props} />
      </div>
      <PlaceAndStart {...props} />
      <WorkLanguages {...props} />
      <LengthAndBudget {...props} />
      <FactLine name="costCentre" hint={t('hints.costCentre')} {...props} />
      <FactLine name="contactOnSite" hint={t('hints.contactOnSite')} {...props} />
      <div className={styles.whole}>
        <FactChoice
          checked={facts.typed.wantsNda}
          disabled={readOnly}
          onChange={wantsNda => facts.change({ wantsNda })}
        >
          {t('nda')}
        </FactChoice>
      </div>
    </div>
  )
}
