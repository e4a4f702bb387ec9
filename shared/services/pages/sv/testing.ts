import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Test och kvalitetssäkring av programvara och anläggning',
    description:
      'Testare och testledare för manuella prov, automatiserade tester, prestanda och säkerhet, från webbläsare och API till FAT, SAT och hårdvara i slingan.',
  },
  heading: 'Hitta felet innan kunden gör det',
  lead: 'Testare som trycker två gånger på knappen, matar in en skottdag och drar ur nätverkskabeln. Sedan skriver de en felrapport som går att följa.',
  about: {
    heading: 'Kvalitet går inte att prova in i efterhand',
    paragraphs: [
      'Testning blir dyr när den kommer sist. Därför vill testarna se kraven medan de ännu går att ändra, och ställa den obekväma frågan om hur någon ska veta att ett krav är uppfyllt. Finns inget svar är det inte ett krav, utan en önskan.',
      'De arbetar riskbaserat: betalflödet och nödstoppet får mer tid än sidfoten. Det som ska upprepas automatiseras, och det som kräver omdöme får en människa. Ni ser i varje läge vad som är provat, vad som inte är det och vad det betyder.',
    ],
  },
  capabilities: {
    heading: 'Prov av allt som kan gå sönder',
    cards: [
      {
        title: 'Testledning och strategi',
        text: 'Riskanalys, testplan och rapportering enligt ISO/IEC/IEEE 29119, avpassade så att planen inte blir tjockare än produkten.',
      },
      {
        title: 'Automatisering av prov',
        text: 'Playwright, Cypress, Appium och kontraktsprov av API:er, körda i GitHub Actions eller Azure DevOps vid varje ändring.',
      },
      {
        title: 'Prestanda under last',
        text: 'k6, JMeter och Gatling med last som liknar er verksamhet, även den måndag då alla loggar in klockan sju.',
      },
      {
        title: 'Säkerhetsgranskning',
        text: 'Granskning mot OWASP ASVS, prov med Burp Suite och ZAP, och en rapport där fynden är rangordnade efter risk.',
      },
      {
        title: 'Prov av maskin och styrning',
        text: 'Protokoll för FAT och SAT, hårdvara i slingan och felinjektion mot PLC, HMI och gränssnitt.',
      },
      {
        title: 'Tillgänglighetsprov',
        text: 'Tangentbord, skärmläsare och kontrast enligt WCAG 2.2, provade för hand och inte bara med ett verktyg.',
      },
    ],
  },
  offers: {
    heading: 'Fyra prov att beställa',
    cards: [
      {
        title: 'Manuell testning',
        text: 'Utforskande och styrda prov inför en leverans, med felrapporter som utvecklaren kan återskapa.',
        price: 'testingManual',
      },
      {
        title: 'Automatiserade tester',
        text: 'En testsvit för era viktiga flöden, inlagd i bygget och skriven så att ert team kan ta över den.',
        price: 'testingAutomated',
      },
      {
        title: 'Prestandatest',
        text: 'Lastmodell, körning och analys av var det tar stopp, med förslag på vad som bör göras åt det.',
        price: 'testingPerformance',
      },
      {
        title: 'Säkerhetstest',
        text: 'Penetrationstest av överenskommen omfattning, genomgång av fynden och ett omprov när de är åtgärdade.',
        price: 'testingSecurity',
      },
    ],
  },
  process: {
    heading: 'Från risk till grönt ljus',
    steps: [
      {
        title: 'Rangordna riskerna',
        text: 'Vad får absolut inte gå fel, och vad märker ingen? Listan avgör hur tiden fördelas.',
      },
      {
        title: 'Utforma proven',
        text: 'Testfall, testdata och miljö tas fram, och oklara krav skickas tillbaka med en fråga.',
      },
      {
        title: 'Kör och rapportera',
        text: 'Fel beskrivs med steg, förväntat utfall och verkligt utfall. Det besparar alla ett möte.',
      },
      {
        title: 'Godkänn eller vänta',
        text: 'Testledaren redovisar kvarstående risk, och ni bestämmer om ni släpper.',
      },
    ],
  },
  // The specification states these four figures without saying what they count.
  results: {
    heading: 'Testarnas arbete i siffror',
    items: [
      { claim: 'testingFaults', figure: '{value}\u00a0%', text: 'färre fel som når drift.' },
      { claim: 'testingTime', figure: '{value}\u00a0%', text: 'kortare tid från färdig kod till leverans.' },
      { claim: 'testingFlows', figure: '{value}\u00a0%', text: 'av de viktiga flödena provas automatiskt.' },
      {
        claim: 'testingRetests',
        figure: '{value}\u00a0%',
        text: 'mindre tid på att prova om sådant som redan fungerade.',
      },
    ],
  },
  closing: {
    heading: 'När är nästa leverans?',
    text: 'Ange datumet, systemet och vad som oroar er. Vi föreslår testare och en omfattning som hinns med.',
  },
} satisfies ServicePage
