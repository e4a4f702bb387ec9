import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Dataanalys och BI för produktion, kvalitet och ekonomi',
    description:
      'Frilansande dataanalytiker och BI-utvecklare: OEE enligt ISO 22400, Power BI, Qlik, dbt och datalager som hämtar ur historian, MES och affärssystem.',
  },
  heading: 'Dataanalys där alla räknar OEE på samma sätt',
  lead: 'Produktionen har en siffra, ekonomi en annan och den i kalkylarket är nog från i våras. Våra analytiker ordnar så att de tre blir en, med definitionen bredvid.',
  about: {
    heading: 'BI när källorna är en historian, ett MES och ett Excelark',
    paragraphs: [
      'Rapporter är den lätta delen. Det svåra är att tidsstämplar går i olika tidszoner, att stopporsak 99 betyder ”övrigt” på en linje och ”lunch” på en annan och att artikelnumret byter format mellan system. Där börjar arbetet.',
      'När källorna går att lita på byggs en semantisk modell med måtten definierade en gång. Sedan spelar det ingen roll om frågan ställs i Power BI, Qlik eller en SQL-klient: svaret blir detsamma.',
    ],
  },
  capabilities: {
    heading: 'Analytikernas verktygslåda',
    cards: [
      {
        title: 'Nyckeltal med definition',
        text: 'OEE, kassation och omarbete enligt ISO 22400, med skriftliga regler för planerade stopp, omställning och raster.',
      },
      {
        title: 'Datalager och lakehouse',
        text: 'Snowflake, Databricks, Microsoft Fabric eller PostgreSQL, med omvandlingar i dbt som är testade och versionshanterade.',
      },
      {
        title: 'Tidsserier ur processen',
        text: 'Uttag ur AVEVA PI, Canary eller TimescaleDB med rätt upplösning. Medelvärdet över ett dygn döljer det mesta av intresse.',
      },
      {
        title: 'Rapporter och behörighet',
        text: 'Power BI, Qlik Sense eller Grafana. Behörighet på radnivå gör att varje fabrik ser sitt och koncernen ser allt.',
      },
      {
        title: 'Statistisk processtyrning',
        text: 'Styrdiagram, duglighetsindex och mätsystemanalys i Minitab, R eller Python, för den som vill skilja signal från brus.',
      },
    ],
  },
  offers: {
    heading: 'Uppdrag inom dataanalys och BI',
    cards: [
      {
        title: 'Inventering av källor',
        text: 'En karta över system, ägare, nycklar och kvalitet, och ett förslag på var man bör börja.',
      },
      {
        title: 'OEE från sensor till skärm',
        text: 'Insamling, stopporsaker, beräkning och en vy som operatören har nytta av under skiftet.',
      },
      {
        title: 'Datalager för produktionen',
        text: 'En modell som knyter order, maskin, sats och kvalitetsutfall till varandra, laddad enligt schema och övervakad.',
      },
      {
        title: 'Analytiker på plats',
        text: 'En person som sitter med produktionsledningen, tar frågorna när de kommer och lär upp en efterträdare.',
      },
    ],
  },
  process: {
    heading: 'Från fråga till pålitlig rapport',
    steps: [
      {
        title: 'Börja i mötet',
        text: 'Vilket beslut fattas på morgonmötet, och vad saknas då? Analytikern får gärna vara med och lyssna.',
      },
      {
        title: 'Spåra siffran bakåt',
        text: 'Varje tal följs från rapport till givare. Längs vägen brukar förklaringen till skillnaderna dyka upp.',
      },
      {
        title: 'Kom överens om måtten',
        text: 'Definitionerna skrivs ner och godkänns av dem som mäts. Först därefter ritas diagrammen.',
      },
      {
        title: 'Byt ut kalkylarket',
        text: 'Den nya rapporten går parallellt tills avvikelserna är förklarade, sedan arkiveras den gamla.',
      },
    ],
  },
  results: {
    heading: 'Efter ett analysuppdrag har ni',
    items: [
      { text: 'En måttkatalog med formel, källa och ansvarig för varje nyckeltal.' },
      { text: 'Dataflöden med tester som larmar innan morgonmötet gör det.' },
      { text: 'Rapporter som era egna medarbetare kan bygga vidare på.' },
    ],
  },
  closing: {
    heading: 'Vilken siffra litar ni inte på?',
    text: 'Beskriv den, och var den kommer ifrån så långt ni vet. Vi svarar med analytiker som har arbetat med samma sorts källor.',
  },
} satisfies ServicePage
