import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'AI-ingenjörer som får modellen i drift, inte bara i demo',
    description:
      'Frilansande AI-ingenjörer för industrin: språkmodeller på egna dokument, bildanalys vid linjen, MLOps och utvärdering. I ert team eller som en hel leverans.',
  },
  heading: 'AI-ingenjörer för det som kommer efter demon',
  lead: 'En demo på en bärbar dator imponerar en eftermiddag. AI-ingenjören tar den därifrån till ett system som svarar i tid, loggar vad det gör och går att rulla tillbaka.',
  about: {
    heading: 'Vad en AI-ingenjör gör hos er',
    paragraphs: [
      'En AI-ingenjör är programmerare först och modellbyggare sedan. Det mesta av arbetet ligger runt modellen: att hämta data ur historian och affärssystem, versionshantera träningsdata, bygga gränssnitt mot det som redan kör och mäta om svaren fortfarande stämmer.',
      'Ni kan ta in en person som förstärker ett eget team eller en liten grupp som ansvarar för en leverans. Den som har arbetat i fabrik vet varför inferenstjänsten inte ska dela nätsegment med styrsystemet, och frågar innan något kopplas in.',
    ],
  },
  capabilities: {
    heading: 'Det här tar AI-ingenjören hand om',
    cards: [
      {
        title: 'Språkmodeller på egna dokument',
        text: 'RAG över manualer, underhållsrapporter och ritningar, med källhänvisning i varje svar. Behörigheterna följer med från dokumentsystemet.',
      },
      {
        title: 'Bildanalys vid linjen',
        text: 'PyTorch-modeller som exporteras till ONNX eller TensorRT och körs på en Jetson eller industri-pc, med kameran triggad från PLC:n.',
      },
      {
        title: 'Modeller med versionsnummer',
        text: 'MLflow, DVC eller Azure Machine Learning, så att det går att svara på vilken modell som gav beskedet och vilka data den tränades på.',
      },
      {
        title: 'Agenter i kort koppel',
        text: 'Verktygsanrop mot affärssystem och underhållssystem, till exempel över MCP. Läsa får agenten göra på egen hand, skriva får den när någon har godkänt.',
      },
      {
        title: 'Utvärdering som stoppar bygget',
        text: 'Ett fast testset körs vid varje ändring av prompt, modell eller index. Blir svaren sämre når ändringen aldrig produktion.',
      },
    ],
  },
  offers: {
    heading: 'Tre sätt att ta in en AI-ingenjör',
    cards: [
      {
        title: 'Förstärkning i AI-teamet',
        text: 'En ingenjör på hel- eller deltid som arbetar i ert kodarkiv och efter era rutiner för granskning.',
      },
      {
        title: 'Från pilot till produktion',
        text: 'Pilotens kod granskas, skrivs om där det behövs och driftsätts med övervakning, larm och behörighet.',
      },
      {
        title: 'Granskning av en AI-lösning',
        text: 'Genomgång av datakedja, kostnad per anrop, sårbarheter enligt OWASP:s lista för språkmodeller och vad AI-förordningen kräver av just er.',
      },
    ],
  },
  process: {
    heading: 'Så kommer en AI-ingenjör igång',
    steps: [
      {
        title: 'Berätta vilket beslut som ska bli bättre',
        text: 'Vilka data finns, var ligger de och vem gör bedömningen i dag? En sida text räcker.',
      },
      {
        title: 'Ställ frågor',
        text: 'Låt er egen utvecklare vara med på samtalet och be om ett system som gick snett. Svaret säger mer än meritlistan.',
      },
      {
        title: 'Behörigheter och baslinje',
        text: 'Ingenjören får läsåtkomst, går igenom data och mäter hur bra dagens arbetssätt är. Utan den siffran går inget att förbättra.',
      },
      {
        title: 'Skarpt läge med reservväg',
        text: 'Modellen går först bredvid det gamla arbetssättet. När den tar över finns en dokumenterad väg tillbaka.',
      },
    ],
  },
  results: {
    heading: 'Vad AI-ingenjören lämnar efter sig',
    items: [
      { text: 'Kod i ert eget kodarkiv, med bygge och tester som går utan den som skrev dem.' },
      { text: 'Ett modellregister där varje version kan spåras till data och träningskörning.' },
      { text: 'Larm när indata glider ifrån det som modellen har sett.' },
      { text: 'En körbok som den som väcks på natten förstår.' },
    ],
  },
  closing: {
    heading: 'Har ni en modell som väntar på en ingenjör?',
    text: 'Skicka några rader om systemet, datakällorna och språken ni programmerar i. Vi letar upp en ingenjör som har byggt något liknande.',
  },
} satisfies ServicePage
