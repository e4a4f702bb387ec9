import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Digitala tvillingar och virtuell driftsättning i industrin',
    description:
      'Frilansande simuleringsingenjörer: virtuell driftsättning mot PLCSIM Advanced, flödessimulering, FMI-modeller, AAS och tvillingar med levande driftdata.',
  },
  heading: 'Digitala tvillingar: gör felen innan stålet är kapat',
  lead: 'Det är billigare att krocka en robot på skärmen. En digital tvilling låter er prova styrkod, layout och takt medan maskinen fortfarande är en ritning.',
  about: {
    heading: 'Vad en digital tvilling är, och vad den inte är',
    paragraphs: [
      'En 3D-modell är en bild. Den blir en tvilling när den beter sig som originalet och får data från det. Hur noggrann den behöver vara beror på frågan: för takttid räcker händelser och köer, för en pressrörelse behövs dynamik, för energi behövs termodynamik.',
      'Därför väljer våra ingenjörer modell efter vad den ska avgöra. En tvilling av allt blir aldrig klar, men en tvilling av flaskhalsen kan vara i bruk före fabriksprovet.',
    ],
  },
  capabilities: {
    heading: 'Det simulerings\u00adingenjörerna modellerar',
    cards: [
      {
        title: 'Virtuell driftsättning',
        text: 'Skarp PLC-kod i PLCSIM Advanced eller TwinCAT mot en maskinmodell i NX MCD, Process Simulate eller Emulate3D.',
      },
      {
        title: 'Flöden och kapacitet',
        text: 'Plant Simulation, AnyLogic eller Visual Components för buffertar, skift och den evigt omdebatterade extra robotcellen.',
      },
      {
        title: 'Fysikaliska modeller',
        text: 'Modelica och Simulink, utbytta som FMU:er enligt FMI så att leverantörens modell går att koppla till er.',
      },
      {
        title: 'Tvilling med driftdata',
        text: 'OPC UA eller MQTT in, tidsserier bredvid och en modell som räknar vad givarna inte mäter.',
      },
      {
        title: 'Informationsmodell',
        text: 'Asset Administration Shell enligt IEC 63278 och ramverket i ISO 23247, så att tvillingen hittar rätt typskylt, manual och ritning.',
      },
      {
        title: 'Visualisering',
        text: 'OpenUSD och Omniverse eller en lätt vy i webbläsaren, beroende på om den ska sälja, utbilda eller felsöka.',
      },
    ],
  },
  offers: {
    heading: 'Beställ en tvilling, eller en del av en',
    cards: [
      {
        title: 'Simulering inför investering',
        text: 'Ett antal layouter och produktmixar provkörs. Svaret blir ett intervall med antaganden, inför styrelsebeslutet.',
      },
      {
        title: 'Virtuell FAT',
        text: 'Maskinbyggarens kod provas mot modellen, med fellägen som ingen vill framkalla på riktigt.',
      },
      {
        title: 'Operatörsträning',
        text: 'HMI:t kopplas till tvillingen så att uppstart, stopp och larm kan övas innan anläggningen finns.',
      },
      {
        title: 'Tvilling i drift',
        text: 'Modellen följer anläggningen, jämför väntat med uppmätt och visar när de skiljer sig åt.',
      },
    ],
  },
  process: {
    heading: 'Så byggs en tvilling som blir använd',
    steps: [
      {
        title: 'En fråga i taget',
        text: 'Vad ska avgöras, av vem och när? Svaret sätter noggrannhet, omfattning och slutdatum.',
      },
      {
        title: 'Samla underlaget',
        text: 'CAD, I/O-listor, funktionsbeskrivningar och tider. Saknas något mäter ingenjören på plats med stoppur.',
      },
      {
        title: 'Kalibrera mot sanningen',
        text: 'Modellen ska först återskapa en vecka som redan har hänt. Gör den inte det är den en film.',
      },
      {
        title: 'Kör fallen och bestäm',
        text: 'Ni ser alternativen sida vid sida, ändrar antaganden i mötet och får modellen med er därifrån.',
      },
    ],
  },
  results: {
    heading: 'Vad tvillingen ger er i handen',
    items: [
      { text: 'En modell med dokumenterade antaganden och angivet giltighetsområde.' },
      { text: 'En lista över fel som hittades före montaget, i stället för under det.' },
      { text: 'Modellfiler i öppna format där sådana finns, så att nästa leverantör kan läsa dem.' },
    ],
  },
  closing: {
    heading: 'Vilket beslut skulle ni vilja provköra?',
    text: 'Skicka frågan och säg vilka modeller och ritningar som redan finns. Ni får ingenjörer som kan verktyget, och besked om vad underlaget räcker till.',
  },
} satisfies ServicePage
