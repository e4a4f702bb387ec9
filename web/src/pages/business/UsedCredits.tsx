import { UsedInvoices } from '#web/src/features/credits/UsedInvoices.tsx'
import { useUsedInvoices } from '#web/src/features/credits/use-used-invoices.ts'
import { PagedPart } from './PagedPart.tsx'

/** The invoices of used credits, where their VAT was due with the use. */
export const UsedCredits = () => (
  <PagedPart name="used" list={useUsedInvoices()}>
    {invoices => <UsedInvoices invoices={invoices} />}
  </PagedPart>
)
