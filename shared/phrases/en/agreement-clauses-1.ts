import type { Translation } from '../phrases.ts'
import type sv from '../sv/agreement-clauses-1.ts'

/** The clauses of agreements, version 1. What was signed is never reworded: a change is a version of its own. */
export default {
  work: {
    title: 'The assignment',
    text: 'The partner carries out the assignment described above independently and to professional standards. The business gives the partner the material and the access that the assignment requires.',
  },
  running: {
    title: 'Price by the hour with a ceiling',
    text: 'Work is counted by the hour up to the ceiling in credits above. More than that takes a new version of the agreement.',
  },
  fixed: {
    title: 'Fixed price',
    text: 'The price of the whole assignment is the credits above.',
  },
  credits: {
    title: 'Credits',
    text: 'Once both have signed, the credits are drawn from the balance of the business. The partner gets its share and the marketplace gets its own, as stated above.',
  },
  approval: {
    title: 'Approval',
    text: 'The business approves or disputes submitted work within {{approvalDays}} days. What the business does not answer within that time counts as approved.',
  },
  notice: {
    title: 'Notice',
    text: 'The business and the partner may each end the agreement without giving a reason. It then ends {{noticeDays}} days later, at the end of the day.',
  },
  guarantee: {
    title: 'Guarantee',
    text: 'Within {{guaranteeDays}} days of the first day of work, the business may claim its credits back and say why. The marketplace hears both and decides.',
  },
  confidentiality: {
    title: 'Confidentiality',
    text: 'The business and the partner keep secret what they learn about each other’s operations that is not public, also after the agreement has ended.',
  },
  nda: {
    title: 'Separate confidentiality agreement',
    text: 'The business has asked for a separate confidentiality agreement. It is made between the business and the partner and applies alongside this agreement.',
  },
  execution: {
    title: 'How the agreement is carried out',
    text: 'The agreement is a smart contract in the sense that the marketplace’s system carries out its terms: the credits are drawn, the period of notice is counted and the last day is kept. It is not a blockchain.',
  },
  changes: {
    title: 'Changes',
    text: 'A term is changed only by a new version of the agreement, which both sign.',
  },
  law: {
    title: 'Law and disputes',
    text: 'Swedish law applies. Disputes are settled by Swedish courts.',
  },
} satisfies Translation<typeof sv>
