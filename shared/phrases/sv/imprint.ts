export default {
  meta: {
    title: 'Företaget bakom {{brand}}',
    description:
      'Vem som driver {{brand}}: företagets namn, organisationsnummer, momsnummer, adress, bankgiro och hur du når oss.',
  },
  heading: 'Vem som driver {{brand}}',
  lede: 'Uppgifterna som lagen om elektronisk handel (2002:562) vill att vi visar, och några till.',
  examples:
    'Det här är en provmiljö. Uppgifterna är exempel: företaget finns inte, och numren går inte att betala till eller ringa.',
  company: 'Företaget',
  contact: 'Kontakt',
  facts: {
    legalName: 'Företagsnamn',
    organizationNumber: 'Organisationsnummer',
    register: 'Register',
    seat: 'Styrelsens säte',
    vatNumber: 'Momsnummer',
    fTax: 'F-skatt',
    bankgiro: 'Bankgiro',
    address: 'Postadress',
    email: 'E-post',
    telephone: 'Telefon',
  },
  registered: 'Bolagsverkets företagsregister',
  approved: 'Godkänd för F-skatt',
  more: 'Mer om hur vi arbetar',
  links: {
    terms: 'Villkor',
    privacy: 'Integritet och kakor',
    matching: 'Så fungerar matchningen',
    accessibility: 'Tillgänglighet',
    security: 'Rapportera en säkerhetsbrist',
  },
} as const
