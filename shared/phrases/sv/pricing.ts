export default {
  meta: {
    title: 'Priser[ från {entryPrice} kr/mån exkl. moms][, {commitment} mån bindningstid] | {{brand}}',
    description:
      'Köp krediter per månad och betala för arbete i stället för en tjänst att tillsätta.[ Från {entryPrice}\u00a0kr exkl. moms.][ {notice} dagars uppsägning.][ {moneyBack} dagar pengarna tillbaka.]',
  },
  hero: {
    heading: 'Betala för det som byggs',
    lead: 'En kredit är värd {{value}} i arbete. Ni köper ett antal i månaden och använder dem där de behövs: till en PLC-programmerare i mars, till en testare i april.',
  },
  currency: {
    label: 'Visa priser i',
    note: 'Ni beställer i kronor. Euro och dollar är omräknade efter fasta kurser: en krona är {{eur}} euro och {{usd}} dollar.',
  },
  plans: {
    heading: 'Tre storlekar',
    recommended: 'Vi rekommenderar',
    perMonth: 'i månaden, exkl. moms',
    withVat: '{{price}} inkl. {{percent}} moms',
    credits: 'Krediter i månaden',
    perCredit: '{{price}} per kredit',
    lower: '{{percent}} lägre pris',
    order: 'Beställ {{credits}} krediter',
    demo: 'Boka demo',
    agreed: 'Enligt avtal',
    agreedNote: 'Börjar med ett samtal',
    afterOrder:
      'Alla priser är exklusive moms. Ingenting dras när ni beställer; betalningsinformation kommer med e-post.',
    pro: {
      description: 'För ett avgränsat jobb i taget.',
      example: '{{credits}} krediter räcker till manuell testning inför en leverans, från {{price}}.',
    },
    business: {
      description: 'För team som alltid har något på gång.',
      example: '{{credits}} krediter räcker till ett dokumenterat API, från {{price}}.',
    },
    enterprise: {
      description: 'För koncerner och ramavtal.',
      example: 'När tre fabriker ska dela på samma team och ingen vill ha tre fakturor.',
    },
    features: {
      verified: 'Ingenjörer ur de [{accepted}\u00a0%|få] som antas',
      matching: '[Första matchningen inom {matchingFrom}–{matchingTo} timmar]',
      payment: 'Fast projektpris eller löpande, ni väljer',
      contracts: 'Leveranser som styrs av smarta kontrakt',
      everythingInPro: 'Allt i Pro',
      upTo: 'Upp till {{most}} krediter i månaden',
      discount: '{{percent}} lägre pris från {{credits}} krediter',
      everythingInBusiness: 'Allt i Business',
      volume: 'Fler än {{most}} krediter i månaden',
      terms: 'Villkor som er inköpsavdelning kan skriva under',
    },
  },
  each: {
    heading: 'Vad krediten kostar i varje paket',
    lowest: 'Lägst pris per kredit har paketet med {{credits}} krediter: {{price}} exklusive moms.',
    size: 'Paket',
    package: '{{count}} krediter',
    price: 'Exkl. moms',
    perCredit: 'Per kredit',
    withVat: 'Inkl. {{percent}} moms',
  },
  comparison: {
    heading: 'Samma arbete, tre sätt att betala',
    caption: 'Jämförelse mellan {{brand}}, en anställd och ett konsultbolag',
    recommended: 'Rekommenderas',
    employee: 'Anställd',
    consultant: 'Konsultbolag',
    cost: {
      name: 'Kostnad i månaden',
      product: 'från {{price}}, exkl. moms',
      employee: '{{price}} i exemplet',
      consultant: '{{price}} eller mer',
    },
    onTop: {
      name: 'Ovanpå lönen',
      product: 'Ingenting',
      employee:
        'Cirka {{markup}}, där semesterersättning ({{holiday}}), arbetsgivaravgift ({{tax}}) och försäkring ({{insurance}}) är de stora posterna',
      consultant: 'Ligger i timpriset',
    },
    start: {
      name: 'Tid till start',
      product: '[Matchning på {matchingFrom}–{matchingTo} timmar|Enligt överenskommelse]',
      employee: '{{from}}–{{to}} månader',
      consultant: '{{from}}–{{to}} veckor',
    },
    binding: {
      name: 'Att komma ur',
      product: '[{notice} dagars uppsägning|Uppsägning enligt avtal][, {commitment} månaders bindningstid]',
      employee: 'Uppsägningstid enligt lag och avtal',
      consultant: 'Enligt konsultavtalet',
    },
    illness: {
      name: 'Vid sjukdom',
      product: 'Ingen sjuklön att betala',
      employee:
        'Sjuklön {{percent}} i {{days}} dagar, minus karensavdrag ({{deductible}} av en veckas sjuklön)',
      consultant: 'Konsultbolagets sak',
    },
    unhappy: {
      name: 'Om det blir fel',
      product: '[Pengarna tillbaka inom {moneyBack} dagar|Enligt avtal]',
      employee: 'Ny rekrytering',
      consultant: 'Ny upphandling',
    },
    note: 'Den anställda är ett räkneexempel med {{salary}} i grundlön. Pensionen kommer utöver. På lön finns ingen moms; konsultbolagets pris är som vårt räknat utan.',
  },
  terms: {
    heading: 'Risken är vår',
    commitment: 'Bindningstid',
    notice: 'Uppsägning',
    moneyBack: 'Pengarna tillbaka',
    guarantee: 'Garanti',
    guaranteed: 'Nöjd kund',
    days: 'dagar',
    months: 'mån',
  },
  faq: { heading: 'Frågor vi får' },
  demo: {
    heading: 'Osäker på storleken?',
    text: 'Ta en kvart med oss. Vi går igenom vad ni vill få gjort och räknar baklänges till ett antal krediter.',
  },
} as const
