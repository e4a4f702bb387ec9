import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Cybersäkerhet för OT och IT: IEC 62443, NIS2 och CRA',
    description:
      'Frilansande säkerhetsingenjörer för fabrik och kontor: inventering av OT, zonindelning enligt IEC 62443, NIS2, produktkrav enligt CRA och incidentövningar.',
  },
  heading: 'Cybersäkerhet som inte stoppar linjen',
  lead: 'En portskanning kan få en gammal PLC att gå i stopp. Våra säkerhetsingenjörer vet vilka, och frågar skiftledaren innan de provar.',
  about: {
    heading: 'Säkerhet där tillgänglighet kommer först',
    paragraphs: [
      'På kontoret är sekretess viktigast. I anläggningen väger personsäkerhet och drift tyngre, systemen är äldre än de som sköter dem och omstart sker i juli. Samma åtgärdslista passar inte båda, även om samma angripare gör det.',
      'Cybersäkerhetslagen, som inför NIS2 i Sverige, lägger ansvaret på ledningen. Cyberresiliensförordningen, CRA, ställer krav på den som tillverkar uppkopplade produkter. Vi hjälper er att göra kraven till konkreta ändringar i nät, rutiner och kod.',
    ],
  },
  capabilities: {
    heading: 'Det säkerhets\u00adingenjörerna behärskar',
    cards: [
      {
        title: 'Inventering utan beröring',
        text: 'Trafiken avlyssnas passivt vid en spegelport. Ut kommer en lista över styrsystem, fast programvara och förbindelser, oftast längre än väntat.',
      },
      {
        title: 'Zoner och kanaler',
        text: 'Riskanalys och indelning enligt IEC 62443-3-2, säkerhetsnivåer per zon och brandväggsregler som går att förklara.',
      },
      {
        title: 'Fjärråtkomst för leverantörer',
        text: 'En ingång med hoppserver, flerfaktorsinloggning, tidsbegränsad behörighet och inspelning. De fyra gamla modemen pensioneras.',
      },
      {
        title: 'Övervakning och upptäckt',
        text: 'Loggar till SIEM, regler kopplade till MITRE ATT&CK for ICS och en larmkedja som når någon som vet vad en PLC är.',
      },
      {
        title: 'Säker produktutveckling',
        text: 'Hotmodell, SBOM, sårbarhetshantering och uppdateringar enligt IEC 62443-4-1 för maskiner och uppkopplade produkter.',
      },
    ],
  },
  offers: {
    heading: 'Uppdrag inom cybersäkerhet',
    cards: [
      {
        title: 'Gapanalys mot NIS2',
        text: 'Vad lagen kräver, vad ni har och vad som saknas. En åtgärdsplan som styrelsen kan besluta om.',
      },
      {
        title: 'Segmentering av fabriksnätet',
        text: 'Från ett platt nät till zoner, flyttat maskin för maskin vid planerade stopp.',
      },
      {
        title: 'Förberedelse för CRA',
        text: 'Klassning av produkten, rapporteringsväg för sårbarheter[ (krav från den {cyberReporting})] och underlag till den tekniska dokumentationen bakom CE-märkningen.',
      },
      {
        title: 'Incidentövning',
        text: 'Skrivbordsövning en förmiddag, återläsning av en server på eftermiddagen. Det är den senare som brukar överraska.',
      },
    ],
  },
  process: {
    heading: 'Så går ett säkerhetsuppdrag till på golvet',
    steps: [
      {
        title: 'Sekretess och spelregler',
        text: 'Avtal, kontaktvägar och en lista över det som inte får röras, undertecknad av driften.',
      },
      {
        title: 'Lyssna på trafiken',
        text: 'Passiv insamling tills även månadskörningen har synts, ett varv i anläggningen med ficklampa och samtal med dem som har jour.',
      },
      {
        title: 'Ordna riskerna',
        text: 'Varje brist beskrivs med följd, sannolikhet och kostnad att åtgärda. De billigaste bra åtgärderna kommer överst.',
      },
      {
        title: 'Åtgärda i underhållsstopp',
        text: 'Ändringarna genomförs med återgångsplan och provas tillsammans med operatörerna före återstart.',
      },
    ],
  },
  results: {
    heading: 'Efter säkerhetsarbetet finns det på papper och i nätet',
    items: [
      { text: 'Ett register över alla tillgångar i OT-nätet, med ansvarig och version.' },
      { text: 'Zonritningar och regler som stämmer med verkligheten.' },
      { text: 'Säkerhetskopior av PLC-program och servrar som bevisligen går att läsa tillbaka.' },
      { text: 'En incidentplan med telefonnummer som svarar.' },
    ],
  },
  closing: {
    heading: 'Vet ni vad som är uppkopplat i er anläggning?',
    text: 'Boka ett möte utan att skicka ritningar i förväg; hur känsligt material utbyts bestämmer vi tillsammans i samtalet.',
  },
} satisfies ServicePage
