import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Systemintegration: API, meddelanden och EDI som håller',
    description:
      'Integrationskonsulter för API:er, Kafka, Azure Integration Services, MuleSoft och EDI. Flöden som tål omstarter, dubbletter och att motparten byter format.',
  },
  heading: 'Systemen behöver inte gilla varandra',
  lead: 'De behöver bara vara överens om formatet, kvittensen och vad som händer när den ena sidan ligger nere. Det är integrationskonsultens arbete.',
  about: {
    heading: 'Tolv system och en person som vet hur',
    paragraphs: [
      'Integrationer byggs ofta en i taget, av den som hade tid. Efter några år finns schemalagda filflyttar, ett par lagrade procedurer som anropar webbtjänster och en karta som bara finns i huvudet på en kollega. Det går utmärkt tills kollegan tar semester.',
      'De här konsulterna bygger flöden som kan startas om utan att skapa dubbla fakturor, som säger till när något fastnar och som går att ändra på en sida utan att ringa den andra. Är en fil över SFTP rätt lösning får ni en fil över SFTP.',
    ],
  },
  capabilities: {
    heading: 'Verktygslådan mellan systemen',
    cards: [
      {
        title: 'Genomtänkta API:er',
        text: 'REST, GraphQL och gRPC beskrivna i OpenAPI innan de byggs, med versioner, OAuth 2.0 och gränser för hur ofta någon får fråga.',
      },
      {
        title: 'Meddelanden och händelser',
        text: 'Kafka, RabbitMQ och Azure Service Bus med AsyncAPI, scheman och en felkö som någon tittar i.',
      },
      {
        title: 'Integrationsplattformar',
        text: 'Azure Logic Apps, MuleSoft, Boomi och SAP Integration Suite, och vägen dit från BizTalk.',
      },
      {
        title: 'EDI och e-faktura',
        text: 'EDIFACT, Peppol och kundens egen tolkning av standarden, med avisering, avrop och etiketter som stämmer.',
      },
      {
        title: 'Spårning och drift',
        text: 'Korrelations-id genom alla led, OpenTelemetry och larm på uteblivna meddelanden, inte bara på felande.',
      },
      {
        title: 'Kontraktsprov',
        text: 'Pact och schemavalidering i bygget, så att ett borttaget fält upptäcks av en maskin och inte av en kund.',
      },
    ],
  },
  offers: {
    heading: 'En karta, ett flöde eller hela plattformen',
    cards: [
      {
        title: 'Integrationskarta',
        text: 'Alla flöden inventerade, med ägare, format, volym och risk, samt ett förslag på vad som bör byggas om först.',
      },
      {
        title: 'Enskild integration',
        text: 'Två system, ett avtal om data, provning mot båda sidor och driftsättning med övervakning.',
      },
      {
        title: 'Byte av integrationsplattform',
        text: 'Flödena flyttas i grupper, gammalt och nytt jämförs meddelande för meddelande och det gamla stängs när skillnaden är noll.',
      },
    ],
  },
  process: {
    heading: 'Avtalet före koden',
    steps: [
      {
        title: 'Kartlägg flödet',
        text: 'Vem skickar, vem tar emot, hur ofta, och vem ringer när det tystnar? Svaren blir en ritning.',
      },
      {
        title: 'Skriv kontraktet',
        text: 'Fält, koder, kvittenser och felfall bestäms gemensamt och versionshanteras.',
      },
      {
        title: 'Bygg för omstart',
        text: 'Varje steg ska kunna köras igen med samma resultat. Det provas genom att dra ur sladden mitt i.',
      },
      {
        title: 'Lämna över driften',
        text: 'Förvaltningen får en vy, en handbok och en genomgång av de fel som kommer att inträffa.',
      },
    ],
  },
  results: {
    heading: 'Det som blir kvar i förvaltningen',
    items: [
      { text: 'En integrationskarta som uppdateras när koden ändras.' },
      { text: 'Flöden som hämtar sig själva efter ett avbrott.' },
      { text: 'Larm som går till rätt person, med meddelandets nummer i texten.' },
      { text: 'Dokumentation som gör att kollegan kan ta semester.' },
    ],
  },
  closing: {
    heading: 'Vilka två system vägrar prata?',
    text: 'Namnge dem och berätta vad som flyttas för hand i dag. Vi återkommer med konsulter som känner åtminstone den besvärligare av dem.',
  },
} satisfies ServicePage
