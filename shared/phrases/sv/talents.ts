export default {
  meta: {
    title: 'Talanger: så granskar {{brand}} sina ingenjörer',
    description:
      'Fem steg från ansökan till uppdrag: vad vi prövar hos frilansande ingenjörer och IT-konsulter, vad som fäller dem, och hur du ansöker själv.',
  },
  hero: {
    heading: '[{accepted} av hundra kommer in.|Prövade innan ni ringer.]',
    text: 'Våra talanger är ingenjörer som har visat vad de kan för någon som själv kan det. Resten får ett vänligt nej och ett skäl.',
    apply: 'Ansök som partner',
    verification: 'Så prövar vi',
    drawing: 'Hundra ringar i ett rutnät, en för varje ansökan.[ {accepted} av dem är ifyllda.]',
    applied: 'hundra ansökningar',
    admitted: '[{accepted} antagna]',
  },
  stats: {
    label: 'Nätverket i siffror',
    talents: 'verifierade talanger',
    satisfaction: 'kunder som är nöjda',
    industries: 'branscher',
    feedback: 'till besked om din ansökan',
    hours: 'h',
  },
  values: {
    heading: 'Vad vi letar efter',
    text: 'Sex egenskaper. Ingen av dem syns i en meritlista, alla märks första veckan.',
    drawings: {
      title: 'Läser ritningen först',
      text: 'Öppnar schemat innan skåpet. Frågar när de två inte säger samma sak.',
    },
    floor: {
      title: 'Har stått på golvet',
      text: 'Vet vad ett stopp kostar i minuten, för att det har varit deras stopp.',
    },
    plain: {
      title: 'Talar så att skiftet förstår',
      text: 'Kan förklara samma fel för en elektriker, en produktionschef och en inköpare.',
    },
    handover: {
      title: 'Lämnar efter sig ordning',
      text: 'Kommentarer i koden, rätt version på servern, ett överlämningsmöte som någon minns.',
    },
    limits: {
      title: 'Säger nej i tid',
      text: 'Till en tidplan som inte går ihop, och till jobb som någon annan kan bättre.',
    },
    safety: {
      title: 'Rör inte säkerheten',
      text: 'Förreglingar kopplas inte bort för att testet ska gå fortare. Inte ens på en fredag.',
    },
  },
  csrd: {
    heading: 'Siffrorna till hållbarhetsrapporten sitter i maskinerna',
    text: 'CSRD frågar efter sådant som era styrsystem redan vet men ingen har hämtat. Här är vad en ingenjör gör åt saken, standard för standard. Omfattas inte ni brukar en kund som omfattas höra av sig.',
    standard: 'Rapportstandard',
    asks: 'Rapporten frågar',
    does: 'Ingenjören gör',
    climate: {
      name: 'Klimat',
      asks: 'Energi och utsläpp, per källa',
      does: 'Sätter mätare där det saknas, kopplar dem till historikdatabasen och räknar om till koldioxid med spårbara faktorer.',
    },
    water: {
      name: 'Vatten',
      asks: 'Uttag, förbrukning, återföring',
      does: 'Läser flöden ur SCADA och skiljer processvatten från sanitärt vatten.',
    },
    resources: {
      name: 'Resurser',
      asks: 'Material in, produkter och spill ut',
      does: 'Hämtar recept och kassationer ur MES och får dem att gå jämnt upp med lagret.',
    },
    workforce: {
      name: 'Egen personal',
      asks: 'Hur många som är inhyrda, och på vilka villkor',
      does: 'Är själv en av dem. Uppdrag och perioder finns hos oss. Be om dem, så skickar vi dem.',
    },
  },
  verification: {
    heading: 'Fem steg, och vad som fäller på vart och ett',
    text: 'Samma ordning för alla, och en människa fattar varje beslut.',
    stops: 'Stannar här',
    application: {
      title: 'Ansökan',
      text: 'Vad du kan, var du har gjort det och när du är ledig. Egna ord, inga bilagor än.',
      stop: 'Inget eget arbete att visa.',
    },
    screening: {
      title: 'Gallring',
      text: 'Uppgifterna jämförs med varandra och med det som går att slå upp.[ Besked inom {feedback} timmar.]',
      stop: 'Årtal och roller som inte går ihop.',
    },
    interview: {
      title: 'Intervju',
      text: 'Ett samtal med någon i samma yrke. Frågorna handlar om val du har gjort, inte om definitioner.',
      stop: 'Vet hur, men inte varför.',
    },
    verification: {
      title: 'Verifiering',
      text: 'Arbetsprov i det egna systemet, samtal med referenser, identitet och skattestatus.',
      stop: 'Referenser som minns det annorlunda.',
    },
    onboarding: {
      title: 'Introduktion',
      text: 'Profil och utbetalning ställs in. Sedan söker du uppdrag, och vi föreslår dig där det passar.',
      stop: 'Härifrån är det jobb.',
    },
  },
  join: {
    heading: 'Du som kan det här',
    text: 'Du väljer uppdragen och sköter ditt. Vi sköter det som kommer före och efter: kunden, matchningen, pengarna.',
    apply: 'Skicka en ansökan',
    logIn: 'Redan partner? Logga in',
    credit: 'per kredit, till dig',
    commitment: 'bindning',
    notice: 'uppsägning, åt båda håll',
    currency: 'kr',
    months: 'månader',
    days: 'dagar',
  },
  pricing: {
    heading: 'Är det ni som söker?',
    text: 'Tre planer[, från {entryPrice}\u00a0kr i månaden exkl. moms].',
    link: 'Se planerna',
  },
} as const
