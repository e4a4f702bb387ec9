export default {
  meta: {
    title: '{{brand}}: ingenjörer för industrins IT, matchade på {{to}} timmar',
    description:
      'Frilansande ingenjörer och IT-konsulter för Industri 4.0. Verifierade, matchade inom {{from}}–{{to}} timmar, till fast pris eller löpande, utan bindningstid.',
  },
  hero: {
    badge: 'AI-verifierade ingenjörer',
    badgeAccepted: 'topp {{percent}} %',
    line1: 'Ni har ritningen.',
    line2: 'Vi har ingenjören.',
    line3: 'Matchad på {{hours}} timmar.',
    description:
      'Frilansande ingenjörer och IT-konsulter för Industri 4.0. Fast projektpris eller betalning efter hand, leverans enligt smarta kontrakt.',
    matching: 'Matchning på {{from}}–{{to}} timmar',
    notice: '{{days}} dagars uppsägning',
    moneyBack: '{{days}} dagar pengarna tillbaka',
    price: 'Från {{price}} kr i månaden',
    employer: 'Jag söker ingenjörer',
    engineer: 'Jag är ingenjör',
  },
  drawing: {
    label:
      'Schema över en anläggning: robotcell, PLC, HMI, MES och digital tvilling i ett nät. En linje går från ert projekt via matchning och uppstart till leverans.',
    project: 'ert projekt',
    matched: 'matchad',
    started: 'igång',
    delivered: 'leverans',
    robot: 'robotcell',
    twin: 'tvilling',
    conveyor: 'bana',
    sheet: 'Blad 1 (1)',
    title: 'Ert projekt',
    revision: 'Rev. A',
  },
  stats: {
    label: 'I siffror',
    engineers: 'verifierade ingenjörer',
    satisfaction: 'nöjda kunder',
    matching: 'till första matchning',
    commitment: 'bindningstid',
    hours: 'h',
    months: 'mån',
  },
  process: {
    heading: 'Från förfrågan till leverans, utan omvägar',
    text: 'Fyra steg, en linje. Ni ser var projektet är, hela vägen.',
    describe: {
      time: '5 minuter',
      title: 'Beskriv',
      text: 'Skriv vad som ska byggas, bytas eller lagas. Egna ord duger, ritningar går bra att bifoga.',
    },
    match: {
      time: '{{from}}–{{to}} timmar',
      title: 'Matcha',
      text: 'Ni får profiler på ingenjörer som är granskade, kan just ert system och faktiskt är lediga.',
    },
    start: {
      time: 'dag 1',
      title: 'Starta',
      text: 'Avtal och åtkomst är klara innan någon kliver in i anläggningen. Fast pris eller löpande.',
    },
    deliver: {
      time: 'varje milstolpe',
      title: 'Leverera',
      text: 'Ni attesterar det som är gjort. Betalningen följer kontraktet, inte kalendern.',
    },
  },
  competencies: {
    heading: 'Stycklista',
    text: '{{count}} kompetenser i {{groups}} grupper, från givaren på golvet till molnet ovanför.',
    all: 'Alla kompetenser',
  },
  callToAction: {
    heading: 'Vad ska byggas?',
    text: 'Skapa ett företagskonto med er jobbadress. Ni får en kod på mejlen, inget lösenord att glömma.',
    employer: 'Skapa företagskonto',
    engineer: 'Ansök som ingenjör',
    nextLabel: 'Så går det till',
    next1: 'Koden kommer direkt.',
    next2: 'Ni beskriver projektet.',
    next3: 'Vi hör av oss inom {{hours}} timmar.',
  },
} as const
