import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'PLC-programmering och automation för maskin och process',
    description:
      'Frilansande PLC-programmerare för TIA Portal, TwinCAT, Codesys och Studio 5000. Ny kod, migrering, funktionssäkerhet och idrifttagning ute på plats.',
  },
  heading: 'PLC-kod som nattskiftet kan läsa',
  lead: 'Programmerare som skriver för den som ska felsöka klockan tre på natten. Det råkar ge bra kod på dagtid också.',
  about: {
    heading: 'Programmet lever längre än projektet',
    paragraphs: [
      'En styrning är i drift i decennier och ändras av människor som aldrig har träffats. Därför är namngivning, block med tydliga gränssnitt och en funktionsbeskrivning som stämmer lika viktiga som att cylindern går ut i rätt ordning.',
      'Den som programmerar maskinen är också med och avgör om den får CE-märkas. Konsulterna är vana vid riskbedömning enligt ISO 12100, vid maskinförordningen (EU) 2023/1230, som ersätter maskindirektivet[ den {machineRules}], och vid att säkerhetsfunktioner ska valideras, inte bara provtryckas en gång.',
    ],
  },
  capabilities: {
    heading: 'Språken vid skåpet',
    cards: [
      {
        title: 'Siemens TIA Portal',
        text: 'S7-1200 och S7-1500 i SCL, LAD och Graph, typade block i globala bibliotek och migrering från STEP 7 Classic.',
      },
      {
        title: 'TwinCAT och Codesys',
        text: 'Strukturerad text enligt IEC 61131-3 med gränssnitt och arv där det hjälper, enhetstester med TcUnit och källkoden i Git.',
      },
      {
        title: 'Rockwell Studio 5000',
        text: 'ControlLogix och CompactLogix, Add-On Instructions och en taggstruktur som går att följa från skärm till plint.',
      },
      {
        title: 'Funktionssäkerhet',
        text: 'Prestandanivå enligt ISO 13849-1, beräknad i SISTEMA, eller SIL enligt IEC 62061. Byggd i F-CPU, TwinSAFE eller GuardLogix.',
      },
      {
        title: 'Rörelsestyrning',
        text: 'Servon och frekvensomriktare över EtherCAT och PROFINET IRT, elektroniska kamkurvor och PLCopen-block.',
      },
      {
        title: 'Virtuell idrifttagning',
        text: 'Koden körs mot en simulerad maskin i PLCSIM Advanced, SIMIT eller Emulate3D, så att felen begås där ingenting går sönder.',
      },
    ],
  },
  offers: {
    heading: 'Nytt, gammalt eller stillastående',
    cards: [
      {
        title: 'Program till ny maskin',
        text: 'Från funktionsbeskrivning till godkänt leveransprov, med säkerhetsprogram, larmtexter och underlag till den tekniska dokumentationen.',
      },
      {
        title: 'Migrering av utgående styrsystem',
        text: 'S5, S7-300, SattCon och PLC-5 ersätts etappvis, med en väg tillbaka om måndagen börjar illa.',
      },
      {
        title: 'Idrifttagning på plats',
        text: 'En programmerare som kopplar upp sig i skåpet, provar signal för signal och stannar tills linjen går i takt.',
      },
      {
        title: 'Kodgranskning',
        text: 'Programmet läst av någon som inte skrev det: struktur, cykeltid, säkerhet och allt som heter TEMP_2.',
      },
    ],
  },
  process: {
    heading: 'Beskriv funktionen, skriv sedan koden',
    steps: [
      {
        title: 'Funktionsbeskrivning',
        text: 'Sekvenser, förreglingar och driftlägen skrivs ner så att mekanik, el och drift kan säga ja till samma sak.',
      },
      {
        title: 'Kod mot simulering',
        text: 'Programmet byggs och provas mot en modell medan skåpet ännu kopplas.',
      },
      {
        title: 'FAT i verkstaden',
        text: 'Leveransprovet körs punkt för punkt, inklusive nödstopp, spänningsbortfall och givaren som någon drar ur.',
      },
      {
        title: 'SAT hos er',
        text: 'Maskinen provas i sin rätta miljö, avvikelserna stängs och underhåll får en genomgång vid skåpet.',
      },
    ],
  },
  results: {
    heading: 'Det ni får i pärmen och på servern',
    items: [
      { text: 'Källkod utan lösenord som bara en person kan, incheckad i ert eget kodarkiv.' },
      { text: 'En I/O-lista som stämmer med det som faktiskt är kopplat.' },
      { text: 'Signerade protokoll från FAT och SAT, med valideringen av säkerhetsfunktionerna.' },
    ],
  },
  closing: {
    heading: 'Står linjen, eller ska den börja gå?',
    text: 'Skriv vilket fabrikat som sitter i skåpet och vad det ska göra. Vi letar fram programmerare som kan just det och är lediga.',
  },
} satisfies ServicePage
