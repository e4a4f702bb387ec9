import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'AI och maskininlärning för industrins data och vardag',
    description:
      'Maskininlärning för fabriken: prognoser, avvikelser, bildigenkänning, språk, optimering och dokumentation enligt AI-förordningen. Användningsfall med nytta.',
  },
  heading: 'AI och maskininlärning som tål en vanlig tisdag',
  lead: 'Givare driver, råvaran byter leverantör och någon tvättar kameran för sällan. Maskininlärning i industrin behöver räkna med det från början.',
  about: {
    heading: 'När maskininlärning är rätt verktyg',
    paragraphs: [
      'Ibland räcker en regel, en tröskel eller en bättre givare, och då får ni höra det. Maskininlärning lönar sig när mönstret finns i data men är för sammansatt för att skriva ner, och när ett bättre besked leder till att någon faktiskt gör något annat.',
      'Därför börjar varje projekt med vad ett fel kostar åt båda håll. Ett missat lagerhaveri och ett onödigt lagerbyte har olika pris, och det är den skillnaden som avgör var larmgränsen ska ligga.',
    ],
  },
  capabilities: {
    heading: 'Sex delar av AI-arbetet som vi bemannar',
    cards: [
      {
        title: 'Prognoser',
        text: 'Efterfrågan, energilast och restlivslängd som intervall i stället för en enda siffra, så att planeraren ser hur säkert det är.',
      },
      {
        title: 'Avvikelser i processdata',
        text: 'Modeller som känner igen normal drift per recept och driftläge och säger till när temperaturer, tryck och strömmar inte hänger ihop.',
      },
      {
        title: 'Bildigenkänning',
        text: 'Ytfel, saknade komponenter och felvända etiketter. Belysning och optik väljs före nätverket, för de avgör mer.',
      },
      {
        title: 'Språk och dokument',
        text: 'Felrapporter, serviceprotokoll och certifikat läses, klassas och görs sökbara, på svenska och på leverantörens språk.',
      },
      {
        title: 'Optimering och mjuka givare',
        text: 'En storhet som bara labbet kan mäta skattas löpande ur andra signaler. Börvärden föreslås inom gränser som processingenjören har satt.',
      },
      {
        title: 'Riskklassning enligt AI-förordningen',
        text: 'Förordning (EU) 2024/1689 skiljer en sorteringskamera från en säkerhetskomponent. Klassning, loggning och teknisk dokumentation ordnas medan systemet byggs.',
      },
    ],
  },
  offers: {
    heading: 'Användningsfall för AI och vad de ger',
    cards: [
      {
        title: 'Tillståndsbaserat underhåll',
        text: 'Vibration, temperatur och motorström från pumpar och fläktar vägs samman. Nytta: lagret byts vid ett planerat stopp, med reservdelen redan på plats.',
      },
      {
        title: 'Avsyning av ytor',
        text: 'Kameran bedömer varje detalj och människan tar de tveksamma. Nytta: jämn bedömning över alla skift och bilder att visa vid reklamation.',
      },
      {
        title: 'Reservdelslager',
        text: 'Förbrukning, ledtid och maskinens betydelse styr beställningspunkten. Nytta: mindre kapital på hyllan utan att den kritiska delen saknas.',
      },
      {
        title: 'Stöd vid felsökning',
        text: 'Teknikern beskriver felet och får tidigare arbetsorder och rätt sida i manualen. Nytta: kunskapen finns kvar när den erfarna går i pension.',
      },
    ],
  },
  process: {
    heading: 'Så prövas en AI-idé',
    steps: [
      {
        title: 'Räkna på felet',
        text: 'Vad kostar problemet i dag, och vad kostar det om modellen har fel? Håller inte kalkylen slutar vi här.',
      },
      {
        title: 'Pröva på gamla data',
        text: 'Modellen får förutsäga händelser som redan har inträffat, på en period den aldrig har sett.',
      },
      {
        title: 'Kör tyst bredvid',
        text: 'I fabriken räknar den i realtid utan att påverka något. Operatörerna noterar när den har rätt och när den är ute och cyklar.',
      },
      {
        title: 'Ge den ett uppdrag',
        text: 'Beskedet kopplas till en åtgärd: en arbetsorder, en utsortering, ett nytt börvärde. En namngiven person äger modellen.',
      },
    ],
  },
  results: {
    heading: 'Det som finns kvar när AI-projektet är klart',
    items: [
      { text: 'En modell i drift, eller ett billigt och välgrundat nej.' },
      { text: 'Uppmätt träffsäkerhet på era egna data, med båda sorternas fel redovisade.' },
      { text: 'En plan för omträning: när, på vilka data och vem som godkänner.' },
      { text: 'Teknisk dokumentation som går att visa för en tillsynsmyndighet.' },
    ],
  },
  closing: {
    heading: 'Har ni data och en misstanke?',
    text: 'Boka ett möte och ta med ett exempel på felet ni vill slippa. Efter samtalet vet ni om det är värt en provkörning.',
  },
} satisfies ServicePage
