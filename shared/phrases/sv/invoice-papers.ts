/** The words of invoices, credit notes and payment requests on paper. */
export default {
  titles: {
    invoice: 'Faktura {{name}}',
    creditNote: 'Kreditfaktura {{name}}',
    paymentRequest: 'Betalningsunderlag {{name}}',
  },
  noInvoice:
    'Betalningsunderlag, ingen faktura: momsen redovisas när krediterna används. Då får ni en faktura för det som har använts.',
  /** Within a sentence. */
  named: { sale: 'fakturan', use: 'betalningsunderlaget' },
  facts: {
    number: 'Nummer',
    issuedOn: 'Fakturadatum',
    madeOn: 'Datum',
    usedOn: 'Krediterna användes',
    givenBackOn: 'Krediterna kom tillbaka',
    work: 'Uppdrag',
    dueOn: 'Förfallodag',
    order: 'Beställning',
    corrects: 'Avser',
    ocr: 'OCR-nummer',
    bankgiro: 'Bankgiro',
  },
  corrected: 'Faktura {{name}} av den {{issuedOn}}',
  parties: { seller: 'Säljare', buyer: 'Köpare' },
  party: {
    company: 'Företag',
    address: 'Adress',
    organizationNumber: 'Organisationsnummer',
    vatNumber: 'Momsregistreringsnummer',
  },
  what: {
    invoice: 'Det här avser fakturan',
    creditNote: 'Det här avser fakturan',
    paymentRequest: 'Det här avser betalningen',
  },
  line: {
    invoice: '{{credits}} för ingenjörsarbete, {{net}} utan moms',
    creditNote: '{{credits}} för ingenjörsarbete, {{net}} utan moms',
    paymentRequest: '{{credits}} som kan användas till ingenjörsarbete',
  },
  credits: { one: '{{count}} kredit', other: '{{count}} krediter' },
  usedLines: {
    worked: 'Ingenjörsarbete som ni har godkänt, {{credits}}, {{net}} utan moms',
    withdrawn: '{{credits}} som har dragits från kontot, {{net}} utan moms',
    returned: '{{credits}} som ni har fått tillbaka på kontot, {{net}} utan moms',
  },
  kronor: '{{amount}} kr',
  sums: {
    net: 'Utan moms',
    vat: 'Moms {{percent}} %',
    invoice: 'Att betala',
    creditNote: 'Krediteras',
    paymentRequest: 'Att betala',
    total: 'Med moms',
    prepaid: { invoice: 'Betald med krediter', creditNote: 'Tillbaka som krediter' },
    paid: 'Betalt',
    left: 'Att betala',
  },
  payment: { invoice: 'Betalning', creditNote: 'Ingen betalning', paymentRequest: 'Betalning' },
  vatLater:
    'I beloppet ingår det som momsen, {{percent}} %, blir när krediterna används. Momsen drar ni av med de fakturorna, inte med det här underlaget.',
  paidWithCredits: {
    invoice: 'Fakturan är betald med krediter. Det finns inget att betala.',
    creditNote:
      'Krediterna finns på kontot igen, och det som ni betalade för dem är kvar där. Inga pengar betalas ut.',
  },
  paid: 'Fakturan är betald. Det finns inget att betala.',
  nothingToPay:
    'Kreditfakturan tar tillbaka hela den faktura som den avser. Är den betald får ni tillbaka pengarna.',
  reach: 'Frågor: {{email}}, {{telephone}}. Styrelsens säte: {{seat}}.',
  foot: '{{brand}}, {{title}}, sida {{page}} av {{pages}}',
} as const
