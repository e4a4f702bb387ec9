import { useState } from 'react'
import { type Currency, currencies } from '#shared/credits/currencies.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Choices } from './Choices.tsx'
import { Comparison } from './Comparison.tsx'
import { Demo } from './Demo.tsx'
import { EachPackage } from './EachPackage.tsx'
import { Faq } from './Faq.tsx'
import { Heading } from './Heading.tsx'
import { Plans } from './Plans.tsx'
import { Terms } from './Terms.tsx'

/** The price page. */
const Pricing = () => {
  const t = usePhrases('pricing')
  const [currency, setCurrency] = useState<Currency>('SEK')
  return (
    <>
      <Heading>
        <Choices
          label={t('currency.label')}
          name="currency"
          options={currencies}
          value={currency}
          onChange={setCurrency}
        />
      </Heading>
      <Plans currency={currency} />
      <EachPackage />
      <Comparison currency={currency} />
      <Terms />
      <Faq />
      <Demo />
    </>
  )
}

export default Pricing
