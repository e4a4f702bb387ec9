import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Industriella nätverk: PROFINET, zoner och säker fjärråtkomst',
    description:
      'Nätverksingenjörer för fabriksgolvet: PROFINET, EtherNet/IP, EtherCAT och trådlöst, segmentering enligt IEC 62443, fjärråtkomst och felsökning på plats.',
  },
  heading: 'Nätet ingen märker är rätt byggt',
  lead: 'Ingenjörer som kan både fältbuss och brandvägg, och som vet varför man inte startar om en switch mitt i en gjutning.',
  about: {
    heading: 'Kontorsregler gäller inte på golvet',
    paragraphs: [
      'I ett styrnät blir några tappade paket i rad ett stopp, inte en sida som laddar långsamt. Där finns utrustning som inte tål en portskanning, adresser som sattes vid leveransen och en kabel som ingen vågar dra ur. Allt det behöver kartläggas innan det går att skydda.',
      'Samtidigt ska driftdata ut, leverantörer in och NIS2 uppfyllas. Konsulterna talar med både IT-avdelningen och underhåll, och ritar ett nät som båda kan skriva under.',
    ],
  },
  capabilities: {
    heading: 'Från fältbuss till brandvägg',
    cards: [
      {
        title: 'PROFINET, EtherNet/IP och EtherCAT',
        text: 'Topologi, cykeltider, enhetsnamn och GSDML-filer, och en plan för hur PROFIBUS-slingan ska pensioneras.',
      },
      {
        title: 'Segmentering',
        text: 'Zoner och kanaler enligt IEC 62443-3-2, VLAN, brandväggar och en industriell DMZ, ritade efter Purduemodellen där den passar.',
      },
      {
        title: 'Redundans',
        text: 'Ringar med MRP, dubbla vägar med PRP eller HSR, och ett prov där någon verkligen drar ur kabeln.',
      },
      {
        title: 'Fjärråtkomst',
        text: 'En krypterad väg genom DMZ:n med adressplan per maskin, i stället för maskinleverantörens egen 4G-router i skåpet.',
      },
      {
        title: 'Trådlöst i verkstaden',
        text: 'Wi-Fi och privat 5G uppmätta bland plåt, truckar och svetsar, med roaming som AGV:erna klarar.',
      },
      {
        title: 'Övervakning och felsökning',
        text: 'Wireshark, PRONETA och passiv avlyssning visar nya enheter och bitfel från dåliga kontakter. En strömtång hittar skärmströmmarna.',
      },
    ],
  },
  offers: {
    heading: 'Kartan, ombyggnaden och jouren',
    cards: [
      {
        title: 'Nätkartläggning',
        text: 'Passiv inventering av utrustning, trafik och okända switchar, levererad som ritning och risklista.',
      },
      {
        title: 'Segmenterat styrnät',
        text: 'Zonindelning, adressplan och brandväggsregler, införda vid planerade stopp och med återgångsplan för varje kväll.',
      },
      {
        title: 'Gemensam väg in för leverantörer',
        text: 'Fjärråtkomst som är densamma för alla, och som ni själva öppnar, loggar och stänger.',
      },
      {
        title: 'Felsökning på plats',
        text: 'När bussen tappar en nod om dagen och ingen vet varför: en specialist med mätinstrument, tålamod och reservkontakter.',
      },
    ],
  },
  process: {
    heading: 'Lyssna först, koppla om sist',
    steps: [
      {
        title: 'Avlyssna',
        text: 'Trafiken spelas in via speglad port, utan att ett enda paket skickas mot styrsystemen.',
      },
      {
        title: 'Rita nuläget',
        text: 'Skåp, portar, kablar och adresser förs in på en ritning som går att lita på.',
      },
      {
        title: 'Dela in',
        text: 'Utrustningen grupperas efter risk och funktion, och varje tillåten förbindelse får en motivering.',
      },
      {
        title: 'Koppla om',
        text: 'Ändringarna görs etapp för etapp i produktionens fönster, med mätning före och efter.',
      },
    ],
  },
  results: {
    heading: 'Papper som stämmer med kablarna',
    items: [
      { text: 'En nätritning och en tillgångslista som går att visa för en revisor.' },
      { text: 'Brandväggsregler med ägare och skäl för varje öppning.' },
      { text: 'Konfigurationen för varje switch sparad, så att ett byte tar en kaffepaus.' },
      { text: 'Ett mätprotokoll att jämföra med nästa gång något känns segt.' },
    ],
  },
  closing: {
    heading: 'Finns det en switch som ingen kan lösenordet till?',
    text: 'Berätta hur många skåp det rör sig om och vad som krånglar. Vi ordnar ett samtal med en nätverksingenjör som har haft stövlar på jobbet.',
  },
} satisfies ServicePage
