import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'HMI och SCADA: operatörsbilder och larm som hjälper till',
    description:
      'Konsulter för WinCC, Ignition, AVEVA, zenon och FactoryTalk View: lugna processbilder, sanerade larm, rapporter och byten av SCADA utan långa stopp.',
  },
  heading: 'Ett larm ska betyda något',
  lead: 'Kontrollrum där skärmen är grå när allt är bra, och där det som lyser är det som behöver en människa.',
  about: {
    heading: 'Operatören är den sista regulatorn',
    paragraphs: [
      'När en matarpump löser ut ska det synas som en händelse med en orsak. I många anläggningar syns det som en larmflod: pumpen, flödet, trycket, nivån och allt nedströms, i den ordning de råkade hinna fram. Den som kvitterar allt på en gång är inte lat, utan överlastad.',
      'Ett bra gränssnitt börjar med frågan vad operatören ska göra. Därför sitter ingenjörerna med i kontrollrummet under ett skift innan de ritar, och därför brukar de ta bort fler objekt från bilden än de lägger till.',
    ],
  },
  capabilities: {
    heading: 'Verktyg för kontrollrummet',
    cards: [
      {
        title: 'Processbilder enligt ISA-101',
        text: 'Nivåer från översikt till detalj, dämpade färger, trender intill mätvärdet och inga roterande fläktar för syns skull.',
      },
      {
        title: 'Larmsanering',
        text: 'Larmfilosofi, rationalisering och undertryckning enligt ISA-18.2 och IEC 62682. Varje larm får en orsak, en åtgärd och en tidsfrist.',
      },
      {
        title: 'SCADA-plattformar',
        text: 'WinCC Unified och WinCC OA, Ignition, AVEVA System Platform, zenon och FactoryTalk View, ensamma eller redundanta.',
      },
      {
        title: 'Maskinnära paneler',
        text: 'Operatörspaneler som går att använda med handskar, i motljus och på det språk skiftet talar.',
      },
      {
        title: 'Rapporter och spårbarhet',
        text: 'Skiftrapporter, batchprotokoll och ändringsloggar med elektronisk signatur där 21 CFR Part 11 kräver det.',
      },
    ],
  },
  offers: {
    heading: 'Bygga, byta eller tysta ner',
    cards: [
      {
        title: 'Larmgenomgång',
        text: 'Loggen analyseras, de värsta bråkstakarna pekas ut och rationaliseringen görs tillsammans med er driftpersonal.',
      },
      {
        title: 'Ny operatörsmiljö',
        text: 'Bildhierarki, objektbibliotek och stilguide, byggda så att nästa linje blir konfiguration i stället för ritarbete.',
      },
      {
        title: 'Byte av SCADA-system',
        text: 'Taggar, bilder och historik flyttas över, gammalt och nytt körs sida vid sida och omkopplingen övas i förväg.',
      },
    ],
  },
  process: {
    heading: 'Ett skift i kontrollrummet, sedan ritar vi',
    steps: [
      {
        title: 'Sitt med',
        text: 'Konsulten följer ett skift och skriver upp vad som tittas på, vad som kvitteras och vad som sitter på en gul lapp.',
      },
      {
        title: 'Rita på papper',
        text: 'Bilderna skissas och prövas på operatörerna medan det ännu är gratis att ändra sig.',
      },
      {
        title: 'Bygg objekten',
        text: 'Ventil, motor och regulator görs en gång, med larm, förregling och felsökningsvy, och återanvänds överallt.',
      },
      {
        title: 'Prova störningen',
        text: 'Vid provet spelas ett riktigt driftfall upp. Klarar operatören att hitta orsaken är bilden färdig.',
      },
    ],
  },
  results: {
    heading: 'Lugnare på skärmen',
    items: [
      { text: 'En larmlista där varje rad har en åtgärd som någon kan utföra.' },
      { text: 'Ett bildbibliotek och en stilguide som er egen personal kan bygga vidare med.' },
      { text: 'Ett system som går att återställa från kopia, med provet dokumenterat.' },
    ],
  },
  closing: {
    heading: 'Hur många larm kvitterades i natt?',
    text: 'Ta med en larmlogg och en skärmbild till mötet. Det räcker för att komma fram till vilken konsult ni behöver.',
  },
} satisfies ServicePage
