import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Webbutveckling: webbplatser, webbappar, PWA och API',
    description:
      'Frilansande webbutvecklare för företagswebb, webbappar, PWA och API, med frånpris på varje. Snabba sidor, tillgängliga enligt WCAG och lätta att förvalta.',
  },
  heading: 'Webbutveckling för företag som säljer till ingenjörer',
  lead: 'Besökaren vill ha databladet, måttritningen och ett namn att ringa. Våra webbutvecklare bygger sidor där det tar få klick och ingen väntan.',
  about: {
    heading: 'Vad en bra industriwebb ska klara',
    paragraphs: [
      'Den ska öppnas fort på en telefon i en verkstad med dålig täckning, hittas av den som söker på ett artikelnummer och gå att läsa med skärmläsare. Den ska också kunna uppdateras av marknadsavdelningen utan att utvecklaren behöver ringas in.',
      'Tekniken väljs efter vem som ska sköta den. En webbplats som ändras en gång i månaden behöver inget avancerat ramverk, och ett verktyg som används hela dagen förtjänar mer än ett formulär i ett publiceringssystem.',
    ],
  },
  capabilities: {
    heading: 'Hantverket i webbutvecklingen',
    cards: [
      {
        title: 'Snabbhet som mäts',
        text: 'Core Web Vitals följs i fält och i byggkedjan. Bilder, typsnitt och skript har en budget, och den hålls.',
      },
      {
        title: 'Tillgänglig för alla',
        text: 'WCAG 2.2 nivå AA och EN 301 549, provat med tangentbord, NVDA och VoiceOver utöver de automatiska kontrollerna.',
      },
      {
        title: 'Publiceringssystem',
        text: 'Umbraco, WordPress, Sanity eller Optimizely, uppsatt efter redaktörens arbetsdag med förhandsvisning och roller.',
      },
      {
        title: 'Flera språk',
        text: 'Adresser, hreflang och översättningsflöde för er som säljer på fem marknader och har en översättare.',
      },
      {
        title: 'Produktdata',
        text: 'Koppling till PIM, PLM eller affärssystem så att måtten i databladet är desamma som i ordern.',
      },
    ],
  },
  offers: {
    heading: 'Webbprojekt och deras frånpriser',
    cards: [
      {
        title: 'Företagswebb',
        text: 'Webbplats med publiceringssystem, produktsidor, formulär och de språk ni säljer på.',
        price: 'webSite',
      },
      {
        title: 'Webbapplikation',
        text: 'Inloggade verktyg i webbläsaren: kundportal, konfigurator, orderstatus eller reservdelskatalog.',
        price: 'webApplication',
      },
      {
        title: 'PWA',
        text: 'Webbapp som installeras från webbläsaren, fungerar utan täckning och skickar det som väntar när nätet är tillbaka.',
        price: 'webPwa',
      },
      {
        title: 'API',
        text: 'Gränssnitt beskrivet i OpenAPI, med versioner, nycklar, gränser för anropstakt och dokumentation som kunderna klarar sig med.',
        price: 'webApi',
      },
    ],
  },
  process: {
    heading: 'Ett webbprojekt, från innehåll till lansering',
    steps: [
      {
        title: 'Innehållet först',
        text: 'Vilka frågor kommer besökaren med, och vilka sidor svarar? Texter och bilder listas innan något ritas.',
      },
      {
        title: 'En sida på riktigt',
        text: 'Den svåraste sidan byggs först, i webbläsaren och på telefon, så att ni tycker till om något som går att klicka på.',
      },
      {
        title: 'Bygg med dörren öppen',
        text: 'Varje ändring får en egen förhandsvisning med adress. Ni kommenterar där, när det passar.',
      },
      {
        title: 'Lansera utan döda länkar',
        text: 'Gamla adresser leds om, sökmotorerna får veta, och felloggen bevakas den första tiden.',
      },
    ],
  },
  results: {
    heading: 'Det här lämnar webbutvecklaren över',
    items: [
      { text: 'En webbplats ni äger, med källkod, domän och konton i ert namn.' },
      { text: 'Mätvärden för snabbhet och tillgänglighet, tagna vid leverans.' },
      { text: 'En redaktörshandbok på några sidor och en genomgång för dem som ska skriva.' },
    ],
  },
  closing: {
    heading: 'Vad ska besökaren hitta hos er?',
    text: 'Skicka adressen till dagens webbplats och vad som skaver. En webbutvecklare läser den innan ni hörs.',
  },
} satisfies ServicePage
