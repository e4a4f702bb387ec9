import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Cyberfysiska system: inbyggt, realtid och säkerhet',
    description:
      'Frilansande ingenjörer för cyberfysiska system: inbyggd programvara, realtid, EtherCAT och TSN, modellbaserad utveckling, HIL och funktionssäkerhet.',
  },
  heading: 'Cyberfysiska system där programmet har en tyngd',
  lead: 'När koden flyttar en arm på två ton är en missad tidsgräns något annat än en långsam sida. Våra ingenjörer arbetar i gränsen mellan mjukvara, elektronik och mekanik.',
  about: {
    heading: 'Där reglerteknik möter nätverk',
    paragraphs: [
      'Ett cyberfysiskt system mäter, räknar och påverkar i en sluten slinga, ofta fördelad över flera noder. Det kan vara en självkörande truck, en våg i en doseringslinje eller en maskin som byter parametrar efter materialet. Felen bor i skarvarna: klockor som går isär, bussar som blir fulla, en givare som fryser.',
      'Att få rätt på det kräver någon som läser oscilloskop, stackspår och riskanalys samma dag. Sådana personer finns, men sällan bland dem som söker jobb.',
    ],
  },
  capabilities: {
    heading: 'Discipliner i ett cyberfysiskt system',
    cards: [
      {
        title: 'Inbyggd programvara',
        text: 'C, C++ och Rust på Zephyr, FreeRTOS eller Linux med PREEMPT_RT, från drivrutin till tillämpning.',
      },
      {
        title: 'Nät med tidsgaranti',
        text: 'EtherCAT, PROFINET IRT och TSN, med klockor synkade enligt IEEE 1588 och jitter som är uppmätt under last.',
      },
      {
        title: 'Modellbaserad utveckling',
        text: 'Reglering i Simulink eller Modelica, genererad kod och samma testfall på modell, kod och målsystem.',
      },
      {
        title: 'Hårdvara i slingan',
        text: 'HIL-riggar från dSPACE, Speedgoat eller egenbyggda, där kabelbrott och kortslutning är en rad i testskriptet.',
      },
      {
        title: 'Funktionssäkerhet',
        text: 'Riskbedömning enligt ISO 12100, säkerhetsfunktioner enligt ISO 13849 eller IEC 62061 och spårbarhet fram till validering.',
      },
      {
        title: 'Uppdatering i fält',
        text: 'Signerad fast programvara med A/B-partitioner, så att ett strömavbrott under uppdateringen slutar med den gamla versionen.',
      },
    ],
  },
  offers: {
    heading: 'Så kan vi bemanna ert cyberfysiska system',
    cards: [
      {
        title: 'Styrenhet från grunden',
        text: 'Val av processor, kretskort i samråd med er konstruktör, programvara och provrigg fram till nollserie.',
      },
      {
        title: 'Realtidsutredning',
        text: 'Var tar millisekunderna vägen? Mätning på buss, kärna och kod, med förslag som är provade.',
      },
      {
        title: 'Underlag för CE-märkning',
        text: 'Styrsystemets del av den tekniska dokumentationen enligt maskindirektivet[, från den {machineRules}| och senare] maskinförordningen (EU) 2023/1230, med beräknade prestandanivåer.',
      },
    ],
  },
  process: {
    heading: 'Arbetsgång för cyberfysiska projekt',
    steps: [
      {
        title: 'Tider och faror på ett blad',
        text: 'Cykeltider, värsta svarstid, vad som kan skada någon och vad som händer vid strömbortfall. Resten bygger på det bladet.',
      },
      {
        title: 'Modellen får gå först',
        text: 'Regleringen provas i simulering, även med trasiga givare, medan mekaniken är på beställning.',
      },
      {
        title: 'På riggen, sedan på golvet',
        text: 'Programmet möter riktig elektronik på en bänk innan det får flytta något tungt.',
      },
      {
        title: 'FAT, SAT och loggbok',
        text: 'Proven följer protokoll med mätvärden. Avvikelser stängs med namn och datum, och byggmiljön arkiveras.',
      },
    ],
  },
  results: {
    heading: 'Leveransen från ett cyberfysiskt uppdrag',
    items: [
      { text: 'Källkod och byggmiljö som ger samma binärfil om några år.' },
      { text: 'Mätprotokoll för svarstider i värsta fallet.' },
      { text: 'Spårbarhet från fara via säkerhetsfunktion till godkänt prov.' },
      { text: 'En provrigg som står kvar hos er.' },
    ],
  },
  closing: {
    heading: 'Vad är det som ska röra sig, och hur fort?',
    text: 'Beskriv mekaniken, tidskraven och vilken elektronik som finns. Vi letar upp en ingenjör som har fått liknande saker att stanna i tid.',
  },
} satisfies ServicePage
