export default {
  meta: {
    title: 'Kompetenser: automation, robotik, AI, moln och system',
    description:
      'Alla {{count}} kompetenser i sju kategorier, från PLC och robotar till moln och affärssystem. Varje kompetens har en egen sida med innehåll och arbetssätt.',
  },
  crumbs: 'Sökväg',
  breadcrumb: 'Kompetenser',
  position: 'Pos {{position}} ({{count}})',
  book: 'Boka möte',
  inquire: 'Skicka förfrågan',
  signUp: 'Skapa företagskonto',
  ask: 'Fråga',
  askAbout: 'Fråga om {{offer}}',
  from: 'från {{price}}\u00a0kr',
  withoutVat: 'exkl. moms',
  siblings: 'Mer inom {{category}}',
  all: 'Se allt',
  overview: {
    heading: 'Varje del av anläggningen har en specialist',
    lead: 'Slå upp en position i ritningarna nedan. Bakom varje nummer finns ingenjörer, en beskrivning av vad de gör och ett sätt att fråga.',
    index: 'Kategorier',
    more: '+{{count}} mer',
    moreLabel: 'och {{count}} till',
    custom: 'Beskriv projektet',
  },
  how: {
    heading: 'Från nummer till namn',
    choose: {
      title: 'Peka',
      text: 'Välj en position, eller tre. Vet ni bara vad som är fel räcker det gott.',
    },
    talk: {
      title: 'Prata',
      text: 'Vi hörs i 15 eller 30 minuter om miljö, system och vad som måste vara klart när.',
    },
    pick: {
      title: 'Matchas',
      text: 'Vi mejlar när vi har hittat en frilansare, och hör av oss om start och kontaktperson. Stämmer något inte svarar ni på mejlet.',
    },
    change: {
      title: 'Ändra er',
      text: 'Byt kompetens när projektet byter fas.[ Behövs ingen alls säger ni upp på {notice} dagar.]',
    },
    book: 'Boka ett samtal om kompetenser',
  },
} as const
