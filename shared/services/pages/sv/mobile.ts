import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Mobilappar för fält, lager och underhåll: iOS, Android',
    description:
      'Frilansande apputvecklare för iOS och Android: appar som fungerar utan täckning, läser streckkoder och NFC, pratar Bluetooth och styrs av ert MDM-system.',
  },
  heading: 'Mobilappar som fungerar i källaren',
  lead: 'Pannrum, gruvor och kylrum har en sak gemensam: ingen täckning. Våra apputvecklare bygger för det från första skissen och låter nätet vara en trevlig överraskning.',
  about: {
    heading: 'En app i arbetskläder',
    paragraphs: [
      'En app för servicetekniker eller lagerpersonal har andra krav än en för konsumenter. Den ska gå att använda med en hand, överleva att batteriet tar slut mitt i en rond och aldrig tappa en avläsning som är gjord.',
      'Ibland räcker en webbapp, och då säger vi det. En egen app motiveras av skanner, NFC, Bluetooth, kamera eller platsdata i bakgrunden, eller av att användaren är ute mer än inne.',
    ],
  },
  capabilities: {
    heading: 'Apputvecklarnas specialområden',
    cards: [
      {
        title: 'Nativa appar',
        text: 'Swift och SwiftUI för iPhone och iPad, Kotlin och Jetpack Compose för Android, där maskinvaran ska utnyttjas fullt ut.',
      },
      {
        title: 'En kodbas, två system',
        text: 'Flutter, React Native eller Kotlin Multiplatform när samma app ska finnas överallt och förvaltas av få.',
      },
      {
        title: 'Arbete utan nät',
        text: 'Lokal databas, kö för utgående ändringar och bestämda regler för vad som händer när två har rättat samma rad.',
      },
      {
        title: 'Skanner, NFC och Bluetooth',
        text: 'Zebra DataWedge, streckkoder med kameran, NFC-brickor på ventiler och mätdon över Bluetooth Low Energy.',
      },
      {
        title: 'Företagets telefoner',
        text: 'Intune, Android Enterprise och Apple Business Manager: utrullning, kioskläge och spärr av den telefon som blev kvar i en taxi.',
      },
    ],
  },
  offers: {
    heading: 'Approjekt vi bemannar',
    cards: [
      {
        title: 'Rond och underhåll',
        text: 'Arbetsorder, checklistor, foto och avläsning, kopplade till ert underhållssystem.',
      },
      {
        title: 'Lager och plock',
        text: 'Inleverans, inventering och plock med handdator, direkt mot affärssystemets saldon.',
      },
      {
        title: 'App till er produkt',
        text: 'Slutkundens app för maskinen ni säljer: ihopkoppling, inställning, larm och uppdatering av fast programvara.',
      },
      {
        title: 'Övertagande av befintlig app',
        text: 'Koden byggs på nytt, beroenden uppdateras och nycklar och butikskonton hamnar hos er.',
      },
    ],
  },
  process: {
    heading: 'Från idé till app i telefonen',
    steps: [
      {
        title: 'Följ med på en rond',
        text: 'Utvecklaren ser var telefonen tas fram, var den läggs ifrån sig och var signalen försvinner.',
      },
      {
        title: 'Välj spår',
        text: 'Nativ app, delad kodbas eller webb: valet görs efter maskinvara, användare och vem som ska förvalta.',
      },
      {
        title: 'Testversion varje vecka',
        text: 'En ny version når en liten grupp genom TestFlight eller Google Plays testspår. Synpunkterna kommer från golvet.',
      },
      {
        title: 'Granskning och utrullning',
        text: 'Appen passerar butikernas granskning eller rullas ut internt, stegvis, med kraschrapporter under uppsikt.',
      },
    ],
  },
  results: {
    heading: 'När appen är levererad har ni',
    items: [
      { text: 'En app som är provad i flygplansläge från första till sista steget.' },
      { text: 'Signeringsnycklar och butikskonton under egen kontroll.' },
      { text: 'Ett bygge som skapar nya versioner utan en viss persons dator.' },
    ],
  },
  closing: {
    heading: 'Var tar täckningen slut hos er?',
    text: 'Berätta vem som ska använda appen och vad den ska prata med. Vi återkommer med apputvecklare och ett förslag på spår.',
  },
} satisfies ServicePage
