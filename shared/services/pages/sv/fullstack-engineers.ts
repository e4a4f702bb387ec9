import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Frilansande fullstackingenjörer: TypeScript, .NET och Java',
    description:
      'Ingenjörer på frilansbasis som tar en funktion från databas till skärm: TypeScript, React, .NET, Java, PostgreSQL och integrationer mot affärssystem.',
  },
  heading: 'Fullstackingenjörer som följer funktionen hela vägen',
  lead: 'En person som kan ändra tabellen, skriva gränssnittet, bygga skärmen och läsa loggen när något går fel. Det blir färre överlämningar och färre missförstånd.',
  about: {
    heading: 'En utvecklare från schema till skärm',
    paragraphs: [
      'I ett internt system för produktion sitter felet sällan i ett enda lager. En orderrad som visas fel kan bero på en tidszon i databasen, en avrundning i tjänsten eller en gammal flik i operatörens webbläsare. Fullstackingenjören slipper skicka ärendet vidare.',
      'Bredd betyder inte att allt kan göras lika bra av alla. Vi frågar var och en vad de är starkast i, så att ni kan få två som kompletterar varandra i stället för två likadana.',
    ],
  },
  capabilities: {
    heading: 'Fullstack\u00adingenjörernas lager för lager',
    cards: [
      {
        title: 'Gränssnitt i webbläsaren',
        text: 'React, Vue eller Angular i TypeScript, för kontorsskärmen såväl som för terminalen som används med handskar.',
      },
      {
        title: 'Tjänster och logik',
        text: 'Node.js, ASP.NET Core eller Spring Boot, med tydlig gräns mellan verksamhetsregler och ramverk.',
      },
      {
        title: 'Data och transaktioner',
        text: 'PostgreSQL, SQL Server eller Oracle. Index som används, migreringar som går att köra två gånger och lås som någon har tänkt på.',
      },
      {
        title: 'Inloggning och behörighet',
        text: 'OpenID Connect mot Entra ID eller Keycloak, roller per anläggning och ett sätt att logga in på delade terminaler.',
      },
      {
        title: 'Automatiska prov',
        text: 'Enhetstester där logiken bor, Playwright för de flöden som inte får gå sönder och testdata som liknar verkliga order.',
      },
      {
        title: 'Förvaltning av äldre kod',
        text: 'Web Forms, Struts eller AngularJS som fortfarande bär verksamheten byts ut bit för bit, med det gamla igång under tiden.',
      },
    ],
  },
  offers: {
    heading: 'Uppdragsformer för fullstackingenjörer',
    cards: [
      {
        title: 'En till i utvecklingsteamet',
        text: 'Löpande uppdrag i er takt, från några dagar i veckan till heltid.',
      },
      {
        title: 'Ett team i miniatyr',
        text: 'Två eller tre ingenjörer med gemensamt ansvar för ett system, från skiss till förvaltning.',
      },
      {
        title: 'Ett verktyg till fast pris',
        text: 'Avgränsat internt system, till exempel avvikelserapportering, skiftlogg eller spårbarhet, med milstolpar att godkänna.',
      },
    ],
  },
  process: {
    heading: 'Att ta in en fullstackingenjör',
    steps: [
      {
        title: 'Beskriv koden i ord',
        text: 'Språk, ramverk, databas och ålder på systemet. Nämn gärna det ni skäms för, det är oftast där hjälpen behövs.',
      },
      {
        title: 'Programmera ihop',
        text: 'Låt kandidaten och en av era egna lösa något litet tillsammans. Efter en timme vet båda om det fungerar.',
      },
      {
        title: 'Första ändringen i produktion',
        text: 'En liten rättelse går hela kedjan ut tidigt. Alla luckor i åtkomst och dokumentation visar sig då.',
      },
      {
        title: 'Skriv för efterträdaren',
        text: 'Beslut noteras intill koden medan de fattas, så att avslutet blir ett möte och inte ett projekt.',
      },
    ],
  },
  results: {
    heading: 'Det ni ser av fullstackingenjörens arbete',
    items: [
      {
        text: 'Funktioner som användarna har provat under vägen, snarare än specifikationer som har godkänts.',
      },
      { text: 'Granskad kod med tester, i er namnstandard.' },
      { text: 'Korta beslutsnoteringar som förklarar varför det blev som det blev.' },
    ],
  },
  closing: {
    heading: 'Vilken funktion har legat längst i er lista?',
    text: 'Skicka den som förfrågan. Vi återkommer med fullstackingenjörer som har byggt liknande saker i er teknik, och när de kan börja.',
  },
} satisfies ServicePage
