/** Version 1. Somebody may have accepted it: it never changes (shared/terms/versions.ts). */
export default {
  heading: 'Villkoren, utan finstil',
  lede: 'De gäller mellan oss och företag som köper arbete, och mellan oss och partner som utför det.',
  sections: {
    parties: {
      heading: 'Vilka de gäller för',
      who: '{{brand}} drivs av {{legalName}}, organisationsnummer {{organizationNumber}}, {{address}}. Det är vi, när det står vi här.',
      business:
        'Tjänsten är till för företag och andra som handlar i sin näringsverksamhet, inte för konsumenter. Företag är den som köper krediter. Partner är den som tar uppdrag.',
      accepted:
        'Villkoren godkänns när ett företag eller en partner fyller i sin profil, och med varje beställning. Vi sparar vilken version som godkändes och när.',
    },
    accounts: {
      heading: 'Konto',
      business: 'Ett företag loggar in med en kod till sin e-post. En partner loggar in med lösenord.',
      careful:
        'Uppgifterna ska vara riktiga, och inloggningen är personlig. Misstänker du att någon annan har kommit in, skriv genast till {{email}}.',
    },
    credits: {
      heading: 'Krediter',
      what: 'Krediter är det som företag betalar uppdrag med. En kredit motsvarar arbete för 1 125 kronor före moms.',
      order:
        'Ett företag beställer ett antal krediter på webbplatsen. Ingenting dras vid beställningen: betalningsinformation kommer med e-post, och krediterna finns på kontot när betalningen är bokförd.',
      once: 'En beställning är ett köp. Den förnyas inte av sig själv.',
      use: 'När ett uppdrag tillsätts dras de krediter som det är avtalat till. Saldot och varje ändring syns under Krediter.',
    },
    prices: {
      heading: 'Priser och moms',
      shown:
        'Priset är det som visas när beställningen skickas. Har det ändrats under tiden visas det nya, och ingenting beställs innan det är godtaget.',
      vat: 'Priser anges i svenska kronor exklusive moms. Moms på 25 % tillkommer; beställningen visar båda beloppen. Euro och dollar är bara omräkningar.',
      list: 'Prislistan kan ändras. En skickad beställning behåller sitt pris.',
    },
    leaving: {
      heading: 'Uppsägning',
      binding: 'Ingen bindningstid.',
      notice:
        'Ett pågående uppdrag kan sägas upp av båda parter med 30 dagars varsel, till {{email}}. Arbete som utförs till dess betalas.',
    },
    guarantee: {
      heading: 'Nöjd kund, eller pengarna tillbaka',
      period:
        'Är företaget inte nöjt kan det avbryta ett uppdrag inom 14 dagar från att det började. Skriv till {{email}}.',
      back: 'Krediterna för arbete som företaget inte har godkänt förs tillbaka till saldot. För arbete som är godkänt avgör vi frågan efter att ha hört båda sidor.',
      money: 'Vill företaget hellre ha pengar än krediter betalar vi tillbaka vad de krediterna kostade.',
    },
    partners: {
      heading: 'För partner',
      admission:
        'Vi går igenom varje profil och meddelar om den är godkänd, och annars varför. Det är frivilligt att söka ett uppdrag, och en ansökan går att dra tillbaka så länge den inte är besvarad.',
      pay: 'Arbetade timmar och intjänade krediter bokförs månad för månad. En intjänad kredit är värd 1 125 kronor.',
      payout:
        'Vi betalar till det bankkonto som partnern har angett. Vad som är intjänat, utbetalt och kvar att betala ut syns under Intjäning.',
      independent:
        'En partner är inte anställd hos oss eller hos företaget, och svarar för sina egna skatter och avgifter.',
    },
    data: {
      heading: 'Personuppgifter',
      policy:
        'Vilka uppgifter vi sparar, varför och hur länge står i integritetspolicyn. Där står också hur man får ut dem eller får dem raderade.',
      contact:
        'Den som genom ett uppdrag får del av den andras uppgifter använder dem till uppdraget och inget annat.',
    },
    changes: {
      heading: 'När villkoren ändras',
      version:
        'En ändring är en ny version med eget nummer och eget datum. Den som har konto får frågan vid nästa inloggning, och behåller sitt saldo, sina uppdrag och sina uppgifter även utan att svara.',
      old: 'Det som beställdes under en tidigare version följer den.',
    },
    law: {
      heading: 'Lag och tvist',
      law: 'Svensk lag gäller. En tvist som vi inte kan lösa tillsammans avgörs av allmän domstol i Sverige.',
      contact: 'Frågor och klagomål: {{email}} eller {{telephone}}.',
    },
  },
} as const
