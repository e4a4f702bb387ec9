/** The words of self-bills and their credit notes on paper. */
export default {
  titles: { bill: 'Självfaktura {{name}}', creditNote: 'Kreditfaktura {{name}}' },
  facts: {
    number: 'Nummer',
    issuedOn: 'Fakturadatum',
    dueOn: 'Förfallodag',
    corrects: 'Avser',
  },
  corrected: 'Självfaktura {{name}} av den {{issuedOn}}',
  parties: { seller: 'Säljare', buyer: 'Köpare' },
  party: {
    company: 'Företag',
    address: 'Adress',
    organizationNumber: 'Organisationsnummer',
    vatNumber: 'Momsregistreringsnummer',
  },
  what: 'Det här avser fakturan',
  work: 'Ingenjörsarbete i {{month}}',
  hours: { one: '{{count}} timme', other: '{{count}} timmar' },
  credits: { one: 'värt {{count}} kredit', other: 'värt {{count}} krediter' },
  milestone: 'delmålet {{names}}',
  milestones: 'delmålen {{names}}',
  quoted: '”{{name}}”',
  kronor: '{{amount}} kr',
  sums: {
    net: 'Utan moms',
    vat: 'Moms {{percent}} %',
    bill: 'Att betala till säljaren',
    creditNote: 'Krediteras',
  },
  noVat: 'Säljaren är inte registrerad för moms. Undantaget från skatteplikt.',
  after: {
    bill: 'Fakturan är gjord av köparen, {{buyer}}, i säljarens namn och godkänd av säljaren.',
    creditNote:
      'Kreditfakturan är gjord av köparen, {{buyer}}, i säljarens namn. Den tar tillbaka hela den faktura som den avser.',
  },
  foot: '{{brand}}, {{title}}, sida {{page}} av {{pages}}',
} as const
