import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Industri 4.0 och IoT: koppla upp maskinerna ni redan har',
    description:
      'Frilansande ingenjörer som kopplar upp nya och gamla maskiner med OPC UA, MQTT och edge, och som ser till att någon i fabriken har nytta av signalerna.',
  },
  heading: 'Maskinerna pratar redan. Någon behöver lyssna.',
  lead: 'Ingenjörer som kopplar upp det som står på golvet, från pressen utan nätverksuttag till linjen som levererades i våras, och gör signalerna till underlag för beslut.',
  about: {
    heading: 'Uppkoppling är medlet',
    paragraphs: [
      'En fabrik har sällan ont om data. Den har ont om data med namn, enhet och tidsstämpel. Industri 4.0 handlar i praktiken om att ge varje signal ett sammanhang: vilken maskin, vilken order, vilken artikel. Först då går det att räkna TAK, eller OEE, på samma sätt i två hallar.',
      'De här ingenjörerna har stått vid maskinen innan de öppnade molnportalen. De vet att en Modbus-adress gärna ligger förskjuten ett steg, att skiftbytet syns i kurvan och att en pilot utan ägare dör när projektledaren byter jobb.',
    ],
  },
  capabilities: {
    heading: 'Från givaren till styrgruppen',
    cards: [
      {
        title: 'Uppkoppling av äldre maskiner',
        text: 'Modbus, S7-protokollet, potentialfria kontakter och eftermonterade strömgivare. Ofta går det att läsa utan att röra styrprogrammet.',
      },
      {
        title: 'OPC UA och MQTT',
        text: 'Informationsmodeller enligt Companion Specifications, Sparkplug B över en broker och ett gemensamt namnrum, så att varje nytt system ansluts en gång och inte en gång per motpart.',
      },
      {
        title: 'Edge i fabriken',
        text: 'Gatewayer och industridatorer med containrar, Azure IoT Edge eller AWS IoT Greengrass. Med lokal buffert blir ett nätavbrott en fördröjning i stället för ett hål.',
      },
      {
        title: 'TAK och stopporsaker',
        text: 'Tillgänglighet, anläggningsutbyte och kvalitetsutbyte, räknade ur maskinens egna signaler. Orsakskoderna väljs tillsammans med dem som ska trycka på knapparna.',
      },
      {
        title: 'Tillståndsbaserat underhåll',
        text: 'Vibration enligt ISO 20816, motorström och temperatur blir arbetsorder i underhållssystemet, innan lagret låter så att alla hör det.',
      },
      {
        title: 'En säker väg ut',
        text: 'Zoner enligt IEC 62443, utgående trafik i stället för öppnade portar och certifikat som någon faktiskt förnyar.',
      },
    ],
  },
  offers: {
    heading: 'Börja i en hall, inte i hela koncernen',
    cards: [
      {
        title: 'Uppkopplingsinventering',
        text: 'En ingenjör går linjen, listar styrsystem, nät och signaler, och lämnar en prioriterad plan med kostnad per maskin.',
      },
      {
        title: 'Uppkopplad pilotlinje',
        text: 'En linje, en fråga, ett svar: maskinerna ansluts, data modelleras och skiftlaget får en vy som de varit med och ritat.',
      },
      {
        title: 'Plattform för flera fabriker',
        text: 'Mallar för signaler, gatewayer som uppdateras på distans och en datamodell som tål att nästa fabrik har andra fabrikat.',
      },
    ],
  },
  process: {
    heading: 'Från första signal till andra fabriken',
    steps: [
      {
        title: 'Välj frågan',
        text: 'Varför stannar linje två på tisdagar? En sådan fråga styr vilka signaler som behövs, och vilka som kan vänta.',
      },
      {
        title: 'Läs av',
        text: 'Signalerna hämtas, namnges och jämförs med verkligheten. En räknare som går baklänges hittas här och inte på ledningsmötet.',
      },
      {
        title: 'Visa på golvet',
        text: 'Operatörerna ser sin egen linje först. Säger de att siffran är fel har de oftast rätt.',
      },
      {
        title: 'Gör om det',
        text: 'Det som fungerade blir mall, med dokumentation, reservdelar och en utsedd ägare.',
      },
    ],
  },
  results: {
    heading: 'Kvar när piloten är slut',
    items: [
      { text: 'En signallista där varje rad har namn, enhet, källa och ansvarig.' },
      { text: 'En vy per linje som visar samma tal för operatören som för platschefen.' },
      { text: 'Gatewayer i drift, med reservkopia och en rutin för uppdatering.' },
      { text: 'En kalkyl för nästa linje som bygger på utfall i stället för förhoppning.' },
    ],
  },
  closing: {
    heading: 'Vilken maskin är tystast hos er?',
    text: 'Berätta vad den gör och vad ni vill veta om den. Ni får förslag på ingenjörer som kan både protokollet och maskinen.',
  },
} satisfies ServicePage
