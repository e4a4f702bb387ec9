import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Robotar och cobotar: celler som håller takten i drift',
    description:
      'Frilansande robotingenjörer för ABB, KUKA, Fanuc, Yaskawa och Universal Robots: simulering, gripdon, vision, cellsäkerhet och intrimning i produktion.',
  },
  heading: 'Robotar till jobben som ingen söker',
  lead: 'Tunga lyft, vassa grader och samma rörelse hela dagen. Robotingenjörerna ser till att cellen klarar även de detaljer som inte såg ut som på ritningen.',
  about: {
    heading: 'Armen är den lätta delen',
    paragraphs: [
      'En robot gör exakt det den blir tillsagd. Svårigheten ligger i allt runt om: hur detaljen kommer in, hur den ligger, vad som händer när två sitter ihop och vem som får gå in när cellen har stannat. Där avgörs om takten håller.',
      'En cobot är ingen genväg förbi riskbedömningen. Den kan arbeta utan staket, men det kan sällan verktyget den håller i. Ingenjörerna bedömer hela tillämpningen, med gripdon, detalj och människa, och säger ifrån när ett staket är svaret.',
    ],
  },
  capabilities: {
    heading: 'Hela cellen, inte bara sex axlar',
    cards: [
      {
        title: 'Robotprogrammering',
        text: 'RAPID, KRL, Fanuc TP och Karel, INFORM och URScript, med felhantering som tar roboten hem i stället för att lämna den med armen i maskinen.',
      },
      {
        title: 'Simulering och offlineprogrammering',
        text: 'Räckvidd, kollisioner och cykeltid i RobotStudio, RoboDK eller Process Simulate, innan någon gjuter fundamentet.',
      },
      {
        title: 'Cobotar',
        text: 'Tillämpningar med människan inom räckhåll, där kontaktkrafterna mäts mot gränserna i ISO 10218-2, förut ISO/TS 15066, och inte uppskattas med handen.',
      },
      {
        title: 'Gripdon och vision',
        text: 'Vakuum, fingrar och magneter, plock ur låda med 3D-kamera och kalibrering som överlever en truck mot stativet.',
      },
      {
        title: 'Cellsäkerhet',
        text: 'ISO 10218, skyddsavstånd enligt ISO 13855, zonbegränsning i SafeMove eller SafeOperation och grindar som går att öppna utan svordomar.',
      },
      {
        title: 'Mobila robotar',
        text: 'AMR och AGV med trafikledning över VDA 5050, säkerhet enligt ISO 3691-4 och överlämning till bana, ställage och hiss.',
      },
    ],
  },
  offers: {
    heading: 'Förstudie, cell eller andra andningen',
    cards: [
      {
        title: 'Robotförstudie',
        text: 'Går det, hinner den och lönar det sig? Ni får layout, simulerad cykeltid och en kalkyl som även räknar med ställtid.',
      },
      {
        title: 'Ny robotcell',
        text: 'Konstruktion, programmering, säkerhet och idrifttagning, ledda av en person som svarar för helheten.',
      },
      {
        title: 'Ombyggnad av befintlig cell',
        text: 'Ny detalj, nytt gripdon eller nytt styrskåp till en arm som har många år kvar i lederna.',
      },
    ],
  },
  process: {
    heading: 'Från provgrepp till full takt',
    steps: [
      { title: 'Provgrepp', text: 'Skicka riktiga detaljer, gärna de fula. Gripdonet väljs efter dem.' },
      {
        title: 'Simulerad cell',
        text: 'Layout och banor fastställs i modellen, och operatörerna får peka på det som står i vägen för dem.',
      },
      {
        title: 'Bygge och riskbedömning',
        text: 'Cellen monteras, skydden valideras och underlaget till CE-märkningen växer fram under tiden i stället för efteråt.',
      },
      {
        title: 'Intrimning',
        text: 'Ingenjören är kvar under de första skiften, när verkligheten lägger till det som simuleringen glömde.',
      },
    ],
  },
  results: {
    heading: 'När ingenjören har åkt hem',
    items: [
      { text: 'En cell med uppmätt cykeltid, provad med era detaljer.' },
      {
        text: 'Säkerhetskopior av program, zoner och kalibrering, och en instruktion för att läsa tillbaka dem.',
      },
      { text: 'Operatörer som kan starta om efter ett stopp utan att ringa.' },
      { text: 'Riskbedömning och valideringsprotokoll som håller vid en granskning.' },
    ],
  },
  closing: {
    heading: 'Vad ska lyftas, och hur ofta?',
    text: 'Beskriv detaljen, takten och platsen som finns. Sedan får ni namn på robotingenjörer att prata vidare med.',
  },
} satisfies ServicePage
