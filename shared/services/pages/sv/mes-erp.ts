import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'MES- och ERP-integration: en order, hela vägen till linjen',
    description:
      'Konsulter som binder ihop affärssystem och produktion enligt ISA-95: SAP, IFS, Monitor och M3 mot Opcenter, AVEVA MES och era egna linjer och stationer.',
  },
  heading: 'Ordern ska hitta till linjen utan USB-minne',
  lead: 'Konsulter som kan prata beläggning med planeraren, artikelstruktur med ekonomen och signaler med PLC-programmeraren, på samma förmiddag.',
  about: {
    heading: 'Två världar med olika klockor',
    paragraphs: [
      'Affärssystemet tänker i dagar och kronor, linjen i sekunder och styck. Mellan dem finns ofta ett kalkylblad på en nätverksdisk, underhållet av någon som snart går i pension. MES är till för att ta över den rollen, med spårbarhet och utan makron.',
      'ISA-95 ger orden för vem som äger vad: recept, materialparti, arbetsorder, resurs, utfall. När gränsen är dragen blir integrationen ett avtal mellan två system i stället för en gissning i båda.',
    ],
  },
  capabilities: {
    heading: 'Det som ska gå ner, och det som ska komma upp',
    cards: [
      {
        title: 'Affärssystem',
        text: 'SAP S/4HANA, IFS Cloud, Infor M3, Dynamics 365, Jeeves och Monitor: arbetsorder, strukturer, lagersaldon och återrapportering.',
      },
      {
        title: 'MES',
        text: 'Siemens Opcenter, AVEVA MES, Critical Manufacturing och SAP Digital Manufacturing, från kravbild till provad mall.',
      },
      {
        title: 'Gränssnitt enligt ISA-95',
        text: 'B2MML, IDoc, OData och meddelandeköer med kvittens, så att en server som ligger nere inte ger dubbla order.',
      },
      {
        title: 'Spårbarhet och genealogi',
        text: 'Vilket parti hamnade i vilken enhet, vid vilken station och med vilket moment. Frågan ska ta minuter att besvara, även vid en återkallelse.',
      },
      {
        title: 'Kvalitet och elektroniska protokoll',
        text: 'Styrplaner, SPC och elektroniska batchprotokoll, validerade enligt GAMP 5 där läkemedel och medicinteknik kräver det.',
      },
    ],
  },
  offers: {
    heading: 'Fyra ställen att kliva in på',
    cards: [
      {
        title: 'Kravbild och val av MES',
        text: 'Processerna kartläggs i er egen produktion, kraven rangordnas och leverantörerna får visa dem på era artiklar.',
      },
      {
        title: 'Integration mellan order och linje',
        text: 'Order ner, utfall och kassation upp, med felkö, larm och en vy där planeraren själv ser vad som fastnat.',
      },
      {
        title: 'Införande linje för linje',
        text: 'En lösningsarkitekt och en tekniker som bygger, utbildar och finns på golvet under driftstarten.',
      },
      {
        title: 'Uppgradering av affärssystemet',
        text: 'Gränssnitten mot produktionen inventeras och provas om, innan någon upptäcker att etikettskrivaren var beroende av dem.',
      },
    ],
  },
  process: {
    heading: 'Följ en order genom huset',
    steps: [
      {
        title: 'Gå med ordern',
        text: 'Konsulten följer en riktig order från säljare till lastkaj och skriver upp varje gång någon knappar in samma sak igen.',
      },
      {
        title: 'Dra gränsen',
        text: 'Varje uppgift får ett system som äger den. Diskussionen är jobbig och betalar sig resten av projektet.',
      },
      {
        title: 'Bygg och prova på sidan',
        text: 'Gränssnitten körs mot en kopia av affärssystemet med riktiga strukturer, delleveranser, omarbeten och strul.',
      },
      {
        title: 'Starta en linje',
        text: 'Driftstarten sker på en linje, med den gamla rutinen i beredskap tills saldona stämmer.',
      },
    ],
  },
  results: {
    heading: 'Efter driftstarten',
    items: [
      { text: 'En order som registreras på ett ställe och syns på alla.' },
      { text: 'Spårning från råvaruparti till serienummer, åt båda hållen.' },
      { text: 'En gränssnittsbeskrivning som överlever nästa uppgradering.' },
      { text: 'Ett kalkylblad mindre på den gemensamma disken.' },
    ],
  },
  closing: {
    heading: 'Vilket kalkylblad styr er fabrik?',
    text: 'Nämn vilka system ni har och var ni knappar in för hand. Vi föreslår konsulter som har arbetat i båda ändarna.',
  },
} satisfies ServicePage
