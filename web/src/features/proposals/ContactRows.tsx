import type { Contact } from '#shared/proposals/contact.ts'
import card from '#web/src/ui/signed-in/card.module.css'

type RowsProps = { contact: Contact; labelOf: (name: keyof Contact) => string }

const linkOf = {
  email: (address: string) => `mailto:${address}`,
  phone: (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`,
} as const

const isLinked = (name: string): name is keyof typeof linkOf => name in linkOf

/** How to reach the other side. */
export const ContactRows = ({ contact, labelOf }: RowsProps) => {
  const rows = Object.entries(contact) as [keyof Contact, string | null][]
  return (
    <dl className={card.rows}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className={card.row}>
              <dt>{labelOf(name)}</dt>
              <dd>{isLinked(name) ? <a href={linkOf[name](value)}>{value}</a> : value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
