import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Databas och historian: mätvärden som går att lita på',
    description:
      'Specialister på historian och tidsserier: AVEVA PI, Canary, Proficy, InfluxDB, TimescaleDB och SQL Server. Modellering, migrering, prestanda och drift.',
  },
  heading: 'Vad hände 02.14 i söndags?',
  lead: 'Frågan ska gå att besvara, även om det var natten då klockan ställdes om och 02.14 inträffade två gånger. Specialisterna bygger och vårdar de databaser som minns åt anläggningen.',
  about: {
    heading: 'Ett minne med luckor är ett dåligt vittne',
    paragraphs: [
      'Mätvärden försvinner sällan med buller. De komprimeras för hårt, skrivs med lokal tid, hamnar under en tagg som bytte givare eller blir kvar i en buffert som aldrig tömdes. Det märks först när någon behöver kurvan till en reklamation.',
      'En historian och en relationsdatabas löser olika uppgifter, och i de flesta fabriker behövs båda. Konsulterna kan säga var gränsen går, hur länge varje upplösning ska sparas och vad det kostar i disk och licens.',
    ],
  },
  capabilities: {
    heading: 'Tidsserier, tabeller och det däremellan',
    cards: [
      {
        title: 'Processhistorian',
        text: 'AVEVA PI System, Canary, Proficy Historian och historiken i Ignition, med insamling via OPC UA och buffring vid avbrott.',
      },
      {
        title: 'Öppna tidsseriedatabaser',
        text: 'InfluxDB och TimescaleDB med gallring, nedsampling och vyer i Grafana som svarar innan kaffet kallnar.',
      },
      {
        title: 'Relationsdatabaser',
        text: 'SQL Server, PostgreSQL och Oracle: datamodeller, index, låsningar och den där rapporten som alltid kör vid skiftbytet.',
      },
      {
        title: 'Tillgångsmodell och taggnamn',
        text: 'PI AF eller motsvarande, med mallar per utrustningstyp, så att FT_101_NY2 får en plats, en enhet och ett förflutet.',
      },
      {
        title: 'Datakvalitet',
        text: 'Kompressionsgränser, kvalitetsflaggor, UTC rakt igenom och regler för vad som är en nolla och vad som är ett saknat värde.',
      },
    ],
  },
  offers: {
    heading: 'Granska, flytta, bygga nytt',
    cards: [
      {
        title: 'Hälsokontroll av databasen',
        text: 'Kompression, luckor, långsamma frågor, säkerhetskopior och licenser, med åtgärder, det viktigaste först.',
      },
      {
        title: 'Migrering av historik',
        text: 'Gamla arkiv läses ut, stäms av mot källan och laddas i det nya systemet utan att årets trend får ett hack.',
      },
      {
        title: 'Ny historian',
        text: 'Val av produkt, taggstandard, insamling och behörigheter, satt i drift med en första uppsättning vyer.',
      },
      {
        title: 'Databasadministratör på deltid',
        text: 'Någon som sköter uppdateringar, övar återläsning och svarar när rapporten tar för lång tid.',
      },
    ],
  },
  process: {
    heading: 'Så blir kurvan hel igen',
    steps: [
      {
        title: 'Välj frågorna',
        text: 'Underhåll, kvalitet och ekonomi får säga vad de vill kunna slå upp, och hur långt tillbaka.',
      },
      {
        title: 'Följ ett värde',
        text: 'En mätpunkt spåras från givare till rapport. Varje omräkning, avrundning och tidszon på vägen antecknas.',
      },
      {
        title: 'Modellera och flytta',
        text: 'Taggar får namn enligt standarden, historiken laddas och stickprov jämförs med källsystemet.',
      },
      {
        title: 'Öva återläsning',
        text: 'Säkerhetskopian läses tillbaka på en annan maskin. Före den övningen är den bara en förhoppning.',
      },
    ],
  },
  results: {
    heading: 'När databasen är i ordning',
    items: [
      { text: 'En taggstandard på ett par sidor som leverantörer kan följa.' },
      { text: 'Historik med kända luckor i stället för okända.' },
      { text: 'En återläsning som är provad, med datum och namn i protokollet.' },
    ],
  },
  closing: {
    heading: 'Vilken kurva saknar ni?',
    text: 'Skriv vilken databas det gäller, hur många taggar den har och vad som skaver. Förslag på specialister kommer som svar.',
  },
} satisfies ServicePage
