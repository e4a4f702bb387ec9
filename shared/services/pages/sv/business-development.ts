import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Affärsutveckling för industriföretag med teknik att sälja',
    description:
      'Affärsutvecklare med bakgrund i industrin: nya affärsmodeller, prissättning, marknadsinträde, finansiering och investeringskalkyler som tål följdfrågor.',
  },
  heading: 'En affärsplan som tål verkstadsgolvet',
  lead: 'Affärsutvecklare som har läst både en balansräkning och ett elschema, och som stannar kvar tills planen är något annat än bilder.',
  about: {
    heading: 'Bra teknik säljer inte sig själv',
    paragraphs: [
      'Många industriföretag har en produkt som fungerar, en kundkrets som åldras och en idé om tjänster som varit på väg i flera år. Det som fattas är sällan fler idéer. Det är någon som räknar på dem, provar en på riktiga kunder och lägger ner de andra.',
      'Konsulterna arbetar med siffror som går att spåra och antaganden som står utskrivna. Ni får veta vad som måste vara sant för att kalkylen ska hålla, och hur ni märker i tid att det inte är det.',
    ],
  },
  capabilities: {
    heading: 'Frågor de är vana vid',
    cards: [
      {
        title: 'Affärsmodell och servitisering',
        text: 'Från såld maskin till drifttid som abonnemang: avtal, risk, serviceorganisation och vad som händer med kassaflödet under övergången.',
      },
      {
        title: 'Prissättning',
        text: 'Värdebaserade priser, reservdelar, serviceavtal och rabatter vars skäl ingen längre minns.',
      },
      {
        title: 'Marknad och kunder',
        text: 'Intervjuer med inköpare och tekniker, konkurrentläge och val av land, kanal och återförsäljare.',
      },
      {
        title: 'Investeringskalkyl',
        text: 'Nuvärde, återbetalningstid och känslighetsanalys för automation, digitalisering och ny kapacitet.',
      },
      {
        title: 'Finansiering och stöd',
        text: 'Ansökningar till Vinnova, Tillväxtverket, Energimyndigheten och Horisont Europa, skrivna så att projektet sedan går att genomföra.',
      },
    ],
  },
  offers: {
    heading: 'Uppdrag med en slutpunkt',
    cards: [
      {
        title: 'Nuläge och vägval',
        text: 'Samtal med ledning, säljare och kunder, lönsamhet per produktgrupp och tre alternativ med konsekvenser.',
      },
      {
        title: 'Prövning av ny affär',
        text: 'En tjänst eller produkt provas på utvalda kunder, med i förväg bestämda villkor för att fortsätta eller sluta.',
      },
      {
        title: 'Marknadsinträde',
        text: 'Kundlista, kanal, regelkrav och första möten på en ny marknad, i sällskap av någon som kan branschen där.',
      },
      {
        title: 'Affärsutvecklare på tid',
        text: 'En erfaren person i ledningsgruppen några dagar i veckan, så länge det behövs och inte längre.',
      },
    ],
  },
  process: {
    heading: 'Räkna, pröva, besluta',
    steps: [
      {
        title: 'Fakta på bordet',
        text: 'Bokslut, orderbok och kundsamtal ger en gemensam bild av var pengarna tjänas och var de läcker.',
      },
      {
        title: 'Skriv hypotesen',
        text: 'Vem ska köpa, vad betalar de, och varför inte redan nu? En sida räcker.',
      },
      {
        title: 'Fråga marknaden',
        text: 'Erbjudandet läggs fram för riktiga köpare. Ett artigt ja räknas inte, en beställning gör det.',
      },
      {
        title: 'Bestäm och bemanna',
        text: 'Ledningen fattar beslut på underlaget, och varje aktivitet får ett namn och ett datum.',
      },
    ],
  },
  // 'Tillväxt' and 'år': the specification does not say over what period, nor whose years.
  results: {
    heading: 'Affärsutvecklarnas meriter i tal',
    items: [
      { claim: 'businesses', figure: '{value}+', text: 'företag har fått hjälp att utveckla sin affär.' },
      {
        claim: 'businessGrowth',
        figure: '{value}\u00a0%',
        text: 'tillväxt hos de företag som fått hjälpen.',
      },
      { claim: 'businessYears', figure: '{value}+', text: 'år i branschen.' },
      { claim: 'businessSatisfaction', figure: '{value}\u00a0%', text: 'av uppdragsgivarna är nöjda.' },
    ],
  },
  closing: {
    heading: 'Vilken idé ligger kvar i lådan?',
    text: 'Berätta om den i några meningar. Ni får träffa en affärsutvecklare som först frågar vem som ska betala.',
  },
} satisfies ServicePage
