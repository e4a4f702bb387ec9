import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'E-handel för industri och grossist: rätt pris, rätt del',
    description:
      'Utvecklare och konsulter för e-handel mellan företag: kundpriser, reservdelar, PIM, punchout och betalning i Shopify, Adobe Commerce, Litium och Norce.',
  },
  heading: 'Rätt reservdel, rätt pris, utan telefonkö',
  lead: 'E-handel för den som säljer till verkstäder, inköpare och servicetekniker, och för den som säljer till alla andra också.',
  about: {
    heading: 'Kundvagnen är det enkla',
    paragraphs: [
      'En inköpare letar inte inspiration. Hon har ett artikelnummer, ett avtalspris och en maskin som står. Butiken måste veta vad just hon betalar, vad som finns på hyllan i Göteborg och vilken tätning som passar pumpen från förra seklet.',
      'Därför börjar konsulterna i produktdata och affärssystem och slutar i designen. En vacker butik med fel lagersaldo är bara ett snabbare sätt att göra kunden besviken.',
    ],
  },
  capabilities: {
    heading: 'Bakom köpknappen',
    cards: [
      {
        title: 'Handelsplattformar',
        text: 'Shopify, Adobe Commerce, Litium, Norce och commercetools, som helhet eller med en egen frontend framför.',
      },
      {
        title: 'PIM och klassning',
        text: 'Produktdata i Inriver eller Akeneo, klasser enligt ETIM och UNSPSC, GTIN från GS1 och bilder som visar rätt sida av detaljen.',
      },
      {
        title: 'Kundpriser och inköpsflöden',
        text: 'Avtalspriser, rabattmatriser, attest, offert till order och punchout via OCI eller cXML till kundens inköpssystem.',
      },
      {
        title: 'Betalning och faktura',
        text: 'Kort, Swish, Klarna och faktura mot kreditkontroll, med kortuppgifterna hos betalleverantören i stället för hos er.',
      },
      {
        title: 'Sök och hitta',
        text: 'Sökning som förstår artikelnummer med och utan bindestreck, sprängskisser att klicka i och filter på mått.',
      },
      {
        title: 'Tillgänglighet och mätning',
        text: 'WCAG 2.2 AA, tillgänglighetslagens krav på konsumenthandel, och statistik som respekterar ett nej till kakor.',
      },
    ],
  },
  offers: {
    heading: 'Butik, data eller koppling',
    cards: [
      {
        title: 'Ny butik för företagskunder',
        text: 'Plattformsval, prislogik, inloggning per kund och en första sortimentsdel i drift innan resten flyttas in.',
      },
      {
        title: 'Reservdelsportal',
        text: 'Serienummer in, rätt sprängskiss ut, med lagersaldo, ersättningsartiklar och beställning i samma vy.',
      },
      {
        title: 'Plattformsbyte',
        text: 'Kunder, order, adresser och omdirigeringar flyttas så att både inköpare och sökmotorer hittar tillbaka.',
      },
      {
        title: 'Koppling till affärssystemet',
        text: 'Pris, saldo, order och leveransbesked mellan butiken och ert ERP, i realtid där det behövs och nattetid där det räcker.',
      },
    ],
  },
  process: {
    heading: 'Sälj något tidigt, bygg ut sedan',
    steps: [
      {
        title: 'Titta i ordrarna',
        text: 'Vilka artiklar köps om, av vem, och varför ringer kunderna? Där finns kravlistan.',
      },
      {
        title: 'Städa sortimentet',
        text: 'Benämningar, mått, bilder och ersättare rättas för den del som säljer, innan något visas för kund.',
      },
      {
        title: 'Öppna för några',
        text: 'En handfull kunder handlar på riktigt med sina egna priser, och säger vad som saknas.',
      },
      {
        title: 'Släpp in resten',
        text: 'Sortiment och länder läggs till i etapper, medan innesälj lär sig att svara ”det ser du i butiken”.',
      },
    ],
  },
  results: {
    heading: 'Efter öppningsdagen',
    items: [
      { text: 'En butik där varje kund ser sitt eget pris och ett saldo som stämmer.' },
      { text: 'Produktdata med en ägare, ett format och en källa.' },
      { text: 'Order som landar i affärssystemet utan att någon skriver av dem.' },
    ],
  },
  closing: {
    heading: 'Vad ringer kunderna om?',
    text: 'Berätta vad ni säljer, till vem och vilket affärssystem som ligger bakom. Då vet vi vilka konsulter ni bör träffa.',
  },
} satisfies ServicePage
