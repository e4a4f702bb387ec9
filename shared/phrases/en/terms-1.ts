import type { Translation } from '../phrases.ts'
import type sv from '../sv/terms-1.ts'

/** Version 1. Somebody may have accepted it: it never changes (shared/terms/versions.ts). */
export default {
  heading: 'The terms, without small print',
  lede: 'They apply between us and businesses that buy work, and between us and partners who do it.',
  sections: {
    parties: {
      heading: 'Who they apply to',
      who: '{{brand}} is run by {{legalName}}, registration number {{organizationNumber}}, {{address}}. That is us, where it says we.',
      business:
        'The service is for companies and others who act in the course of business, not for consumers. A business is who buys credits. A partner is who takes assignments.',
      accepted:
        'The terms are accepted when a business or a partner fills in its profile, and with every order. We store which version was accepted, and when.',
    },
    accounts: {
      heading: 'Account',
      business: 'A business signs in with a code that is mailed to it. A partner signs in with a password.',
      careful:
        'The details have to be right, and the sign-in is personal. If you suspect that somebody else has got in, write to {{email}} at once.',
    },
    credits: {
      heading: 'Credits',
      what: 'Credits are what businesses pay for assignments with. One credit stands for work worth SEK 1,125 before VAT.',
      order:
        'A business orders a number of credits on the website. Nothing is charged with the order: payment information follows by e-mail, and the credits are in the account once the payment is booked.',
      once: 'An order is one purchase. It does not renew itself.',
      use: 'When an assignment is filled, the credits agreed for it are deducted. The balance and every change of it are shown under Credits.',
    },
    prices: {
      heading: 'Prices and VAT',
      shown:
        'The price is the one shown when the order is sent. If it has changed in the meantime the new one is shown, and nothing is ordered before it is accepted.',
      vat: 'Prices are in Swedish kronor, excluding VAT. VAT of 25% is added; the order shows both amounts. Euros and dollars are conversions only.',
      list: 'The price list may change. An order that was sent keeps its price.',
    },
    leaving: {
      heading: 'Notice',
      binding: 'There is no commitment period.',
      notice:
        'Either side may end a running assignment with 30 days’ notice, to {{email}}. Work that is done until then is paid.',
    },
    guarantee: {
      heading: 'Satisfied, or your money back',
      period:
        'A business that is not satisfied may end an assignment within 14 days from its start. Write to {{email}}.',
      back: 'The credits for work that the business has not approved go back to its balance. For work that is approved we decide, once we have heard both sides.',
      money: 'If the business prefers money to credits, we pay back what those credits cost.',
    },
    partners: {
      heading: 'For partners',
      admission:
        'We go through every profile and say whether it is approved, and if not, why. Nobody has to apply for an assignment, and an application can be withdrawn until it is decided.',
      pay: 'Hours worked and credits earned are recorded month by month. A credit earned is worth SEK 1,125.',
      payout:
        'We pay to the bank account that the partner has entered. What is earned, paid out and still to be paid is shown under Earnings.',
      independent:
        'A partner is employed neither by us nor by the business, and is responsible for their own taxes and contributions.',
    },
    data: {
      heading: 'Personal data',
      policy:
        'Which data we store, why and for how long is stated in the privacy policy. It also says how to get it out or erased.',
      contact:
        'Whoever learns the other side’s details through an assignment uses them for the assignment and nothing else.',
    },
    changes: {
      heading: 'When the terms change',
      version:
        'A change is a new version with its own number and date. Everybody with an account is asked at the next sign-in, and keeps balance, assignments and data without answering, too.',
      old: 'What was ordered under an earlier version follows that version.',
    },
    law: {
      heading: 'Law and disputes',
      law: 'Swedish law applies. A dispute that we cannot settle together is decided by a general court in Sweden.',
      contact: 'Questions and complaints: {{email}} or {{telephone}}.',
    },
  },
} satisfies Translation<typeof sv>
