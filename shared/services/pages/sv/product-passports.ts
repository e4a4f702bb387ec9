import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Digitala produktpass enligt ESPR och batteriförordningen',
    description:
      'Frilansande ingenjörer för digitala produktpass: datamodell, leverantörsdata, databärare, GS1 Digital Link och koppling mellan PLM, ERP och passregister.',
  },
  heading: 'Produktpass som klarar en kontroll',
  lead: 'QR-koden på typskylten är den lilla delen. Den stora är att veta vad som sitter i produkten, vem som sade det och när.',
  about: {
    heading: 'Produktpasset kort förklarat',
    paragraphs: [
      'Ekodesignförordningen ESPR, (EU) 2024/1781, inför digitala produktpass grupp för grupp genom delegerade akter. Batterier är först ut enligt förordning (EU) 2023/1542. Stål, aluminium, textil, däck och möbler står högt på kommissionens arbetsplan.',
      'Uppgifterna finns ofta redan, utspridda i PLM, affärssystem, provningsrapporter och leverantörens mejl. Arbetet är att samla dem per modell, sats eller exemplar, hålla dem rätta genom hela livslängden och visa rätt del för rätt läsare.',
    ],
  },
  capabilities: {
    heading: 'Byggstenarna i ett produktpass',
    cards: [
      {
        title: 'Kravanalys',
        text: 'Vilken rättsakt gäller för er produkt, på vilken nivå ska passet ligga och vilka fält är obligatoriska? Reglerna tolkas tillsammans med er jurist.',
      },
      {
        title: 'Datamodell',
        text: 'Ämnen, återvunnet innehåll, koldioxidavtryck, reparerbarhet och demontering: fälten kommer ur den delegerade akten, utbytesformatet ur EN-standarderna från CEN/CENELEC JTC 24.',
      },
      {
        title: 'Identitet och databärare',
        text: 'GS1 Digital Link i QR eller Data Matrix, NFC där ytan slits. Märkningen ska gå att läsa när produkten är tio år och målad en gång.',
      },
      {
        title: 'Data från leverantörer',
        text: 'Insamling genom Catena-X, IMDS eller ett enkelt formulär, med kontroll av rimlighet och spårbar källa för varje värde.',
      },
      {
        title: 'Koppling till egna system',
        text: 'Stycklista ur PLM, serienummer ur MES och mottagare ur ERP, utan att någon skriver av siffror mellan fönster.',
      },
      {
        title: 'Åtkomst i flera nivåer',
        text: 'Konsumenten ser ett, reparatören mer, marknadskontrollen mest. Behörigheten styrs i tjänsten och inte i koden på plåten.',
      },
    ],
  },
  offers: {
    heading: 'Uppdrag kring produktpass',
    cards: [
      {
        title: 'Förstudie på en produkt',
        text: 'Vi tar en verklig artikel, fyller i det som går och redovisar vad som saknas och vem som har det.',
      },
      {
        title: 'Batteripass',
        text: 'Datamodell, beräkningsunderlag och publicering för batterier i elfordon, lätta transportmedel och industri (över 2\u00a0kWh), inklusive uppdatering under drift.',
      },
      {
        title: 'Passtjänst i drift',
        text: 'Egen lösning på Asset Administration Shell eller införande av en köpt plattform, med säkerhetskopia hos oberoende tredje part.',
      },
      {
        title: 'Märkning på linjen',
        text: 'Laser eller etikett, läskontroll och koppling mellan serienummer och pass i samma takt som produktionen.',
      },
    ],
  },
  process: {
    heading: 'Vägen till ett giltigt produktpass',
    steps: [
      {
        title: 'En artikel som försökskanin',
        text: 'Välj den med flest underleverantörer. Går det med den går det med resten.',
      },
      {
        title: 'Luckorna på bordet',
        text: 'Fält för fält visas var uppgiften finns, hur säker den är och vad det kostar att skaffa den som fattas.',
      },
      {
        title: 'Kedjan från PLM till kod',
        text: 'Flödet byggs och körs med riktiga serienummer, från stycklista till märkt produkt.',
      },
      {
        title: 'Skanna som myndigheten',
        text: 'Passet läses med telefon, av verkstad och av någon som spelar inspektör. Avvikelser rättas vid källan.',
      },
    ],
  },
  results: {
    heading: 'När produktpasset är på plats finns',
    items: [
      { text: 'En fältlista med källa, ansvarig och uppdateringstakt för varje uppgift.' },
      { text: 'Märkta produkter vars kod leder rätt, även om domänen byter ägare inom koncernen.' },
      { text: 'Rutiner för vad som händer med passet vid reparation, återbruk och skrotning.' },
      { text: 'Underlag som kan återanvändas i CSRD-redovisningen och i svar till kunder.' },
    ],
  },
  closing: {
    heading: 'Vad sitter det egentligen i er produkt?',
    text: 'Nämn produktgruppen och vilka system ni har. Nästa steg är ett möte där vi går igenom vilka regler som berör den.',
  },
} satisfies ServicePage
