/** The words of invoices and credit notes on paper. */
export default {
  titles: { invoice: 'Faktura {{name}}', creditNote: 'Kreditfaktura {{name}}' },
  facts: {
    number: 'Nummer',
    issuedOn: 'Fakturadatum',
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
  what: 'Det här avser fakturan',
  line: '{{credits}} krediter för ingenjörsarbete, {{net}} utan moms',
  kronor: '{{amount}} kr',
  sums: {
    net: 'Utan moms',
    vat: 'Moms {{percent}} %',
    invoice: 'Att betala',
    creditNote: 'Krediteras',
  },
  payment: { invoice: 'Betalning', creditNote: 'Ingen betalning' },
  nothingToPay:
    'Kreditfakturan tar tillbaka hela den faktura som den avser. Är den betald får ni tillbaka pengarna.',
  reach: 'Frågor om fakturan: {{email}}, {{telephone}}. Styrelsens säte: {{seat}}.',
  foot: '{{brand}}, {{title}}, sida {{page}} av {{pages}}',
} as const
