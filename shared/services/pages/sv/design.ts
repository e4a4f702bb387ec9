import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'UX- och UI-design för industrins verktyg och varumärken',
    description:
      'Frilansande UX- och UI-designer med fabriksvana: användarstudier, gränssnitt, designsystem och varumärke, med frånpris på varje del och leverans i Figma.',
  },
  heading: 'UX- och UI-design för folk med handskar på',
  lead: 'Den som står vid maskinen har buller, bråttom och smuts på fingrarna. Våra designer börjar där i stället för vid ett tomt ark.',
  about: {
    heading: 'Design för den som arbetar',
    paragraphs: [
      'Bra design i ett arbetsverktyg märks på att ingen talar om den. Rätt knapp är stor, den farliga är svår att råka trycka på och det vanligaste tar ett steg. För att komma dit behöver designern se arbetet utföras, helst under nattskiftet.',
      'Arbetet följer ISO 9241-210: förstå sammanhanget, ställ krav, rita, prova, rita om. Provet görs med dem som ska använda verktyget; chefens tycke räknas som en röst.',
    ],
  },
  capabilities: {
    heading: 'Designernas fem färdigheter',
    cards: [
      {
        title: 'Studier på plats',
        text: 'Observation och intervjuer vid maskinen, i hytten och på lagret. Fotografier av lapparna runt skärmen är ofta den bästa kravlistan.',
      },
      {
        title: 'Prototyper att prova',
        text: 'Klickbara flöden i Figma eller direkt i webbläsaren, testade med riktiga uppgifter och riktiga ordernummer.',
      },
      {
        title: 'Visuell form',
        text: 'Typografi, färg och rutnät som håller på en panel i motljus lika väl som på en bärbar dator.',
      },
      {
        title: 'Tillgänglig från början',
        text: 'Kontrast, fokusordning, träffytor och text som tål förstoring enligt WCAG 2.2. Färg bär aldrig ensam en betydelse.',
      },
      {
        title: 'Samarbete med utvecklare',
        text: 'Designtokens, komponenter i Storybook och lägena för tomt, laddar och fel uppritade innan någon frågar.',
      },
    ],
  },
  offers: {
    heading: 'Designuppdrag med frånpris',
    cards: [
      {
        title: 'UX-design',
        text: 'Användarstudie, flöden och en prototyp som är provad på dem det gäller.',
        price: 'designUx',
      },
      {
        title: 'UI-design',
        text: 'Färdiga vyer i ljust och mörkt läge, för skärmarna ni faktiskt har.',
        price: 'designUi',
      },
      {
        title: 'Designsystem',
        text: 'Tokens, komponenter och regler som gör att nästa vy ser ut att komma från samma firma.',
        price: 'designSystem',
      },
      {
        title: 'Varumärke',
        text: 'Logotyp, färger, typsnitt och ton, i en form som fungerar på fasad, maskinskylt och webb.',
        price: 'designBrand',
      },
    ],
  },
  process: {
    heading: 'Hur en design växer fram',
    steps: [
      {
        title: 'Ett skift i skyddsskor',
        text: 'Designern följer arbetet på plats och skriver ner var det hakar upp sig.',
      },
      {
        title: 'Skisser på papper',
        text: 'Flera lösningar ritas snabbt och grovt. Det är lättare att slänga en skiss än en färdig vy.',
      },
      {
        title: 'Prov med fem användare',
        text: 'En uppgift, en prototyp, ingen hjälp. Det som de fastnar på ritas om.',
      },
      {
        title: 'Överlämning vid samma bord',
        text: 'Designer och utvecklare går igenom komponenterna tillsammans, och designern finns kvar medan de byggs.',
      },
    ],
  },
  results: {
    heading: 'Vad designarbetet resulterar i',
    items: [
      { text: 'Vyer och komponenter i en Figmafil som tillhör er.' },
      { text: 'Protokoll från användarproven: vad som gick, vad som inte gick och vad som ändrades.' },
      { text: 'Färger och mått som designtokens, klara att läsas in i koden.' },
      { text: 'En kort regelsamling för den som ritar vidare.' },
    ],
  },
  closing: {
    heading: 'Hur många lappar sitter det runt skärmen?',
    text: 'Räkna dem och skriv vad som står på dem i förfrågan. Vi föreslår en designer som har löst liknande knutar.',
  },
} satisfies ServicePage
