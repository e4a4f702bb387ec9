export default {
  meta: {
    title: 'Så matchar {{brand}}',
    description:
      'Vad {{brand}} läser när partner jämförs med förfrågningar och uppdrag, vad varje del väger, vad som inte räknas, och hur du säger emot.',
  },
  heading: 'Så fungerar matchningen',
  lede: 'En uträkning hjälper oss att hitta partner till en förfrågan. Här står vad den läser, vad varje del väger och vad den inte får veta.',
  version: 'Vikterna, version {{version}}',
  contents: 'På sidan',
  read: {
    heading: 'Vad som läses',
    text: 'Förfrågans eller uppdragets text läggs bredvid partnerns profil, på svenska, engelska eller båda. Fem delar räknas ihop. Uträkningen är en lista med regler, inte en språkmodell: samma två texter ger alltid samma svar.',
    caption: 'Hur mycket varje del kan bidra med. Tillsammans är de 100 %.',
    part: 'Del',
    weight: 'Andel',
    parts: {
      service: { name: 'Tjänsten', what: 'Att partnern har valt den tjänst som förfrågan gäller.' },
      needs: {
        name: 'Kraven',
        what: 'Teknik och arbeten som nämns i båda texterna, var och en med ett citat.',
      },
      words: { name: 'Orden', what: 'Övriga ord som säger något och som båda använder.' },
      cards: { name: 'Liknande arbete', what: 'De exempel på våra tjänstesidor som båda texterna liknar.' },
      pages: { name: 'Samma område', what: 'De tjänster som båda texterna handlar om.' },
    },
    quotes:
      'Det som någon annan har intygat, som ett certifikat, räknas fullt. Det som bara påstås räknas mindre, och mindre ju mer som påstås på en gång. Går det att läsa få krav i texten får de andra delarna väga mer.',
  },
  facts: {
    heading: 'Det som drar ned',
    text: 'När språk, plats, start eller timpris inte går ihop sänks summan, och vi skriver ut vilket det är. Har ingen angett något räknas det som att det stämmer.',
    caption: 'Hur mycket av summan som är kvar.',
    fact: 'Det som inte går ihop',
    left: 'Kvar',
    each: {
      language: 'Inget gemensamt språk',
      remoteOnly: 'Arbetar bara på distans, men arbetet görs på en ort',
      distant: 'Längre bort än partnern reser, eller på okänt avstånd',
      far: 'Mycket längre bort än partnern reser',
      lateSoon: 'Ledig mer än två veckor för sent',
      lateLong: 'Ledig mer än 45 dagar för sent',
      lateVery: 'Ledig mer än 90 dagar för sent',
      rateLittle: 'Upp till tio procent över angivet timpris',
      rateMuch: 'Mer än tio procent över angivet timpris',
      listsAll: 'Har valt mer än sex tjänster men visar mindre än två saker för var och en',
      places: 'Förmedlar andra i stället för att göra arbetet',
    },
  },
  bands: {
    heading: 'Tre nivåer',
    text: 'Summan visas som en av tre nivåer. Den som hamnar under den lägsta, eller under {{share}} av den bästas summa, tas inte upp när vi letar partner till en förfrågan.',
    caption: 'Den minsta summan för varje nivå, av 100 %.',
    band: 'Nivå',
    from: 'Från',
    each: { shows: 'Visar det', close: 'Nära, något saknas', perhaps: 'Kanske' },
  },
  out: {
    heading: 'Vad som inte räknas',
    text: 'Det här får uträkningen inte läsa, eller så struntar den i det.',
    who: {
      what: 'Namn, adress, bild, ålder, kön och nationalitet.',
      why: 'De säger ingenting om arbetet.',
    },
    language: {
      what: 'Språket som profilen är skriven på.',
      why: 'Ett språk som arbetet kräver är en annan sak, och står bland det som drar ned.',
    },
    others: { what: 'Vilka andra som finns här.', why: 'Din summa ska inte bero på någon annans.' },
    clicks: {
      what: 'Klick och tidigare val.',
      why: 'Den som valts en gång skulle annars visas mer, och väljas mer.',
    },
    years: { what: 'Antal år i yrket.', why: 'Det är ålder under ett annat namn.' },
    negations: {
      what: 'Ordet ”inte” i en förfrågan.',
      why: '”Det går inte att köpa reservdelar till S7-300” handlar ändå om S7-300.',
    },
  },
  person: {
    heading: 'En människa väljer',
    text: 'Uträkningen föreslår för den som arbetar hos oss. Den skickar inget förslag, tackar inte nej till någon och gör ingen skillnad på vem som får söka. Som partner ser du hur din egen profil passar vid varje öppet uppdrag, och kan söka hur raden än ser ut.',
  },
  object: {
    heading: 'Om det blir fel',
    text: 'Saknas något du kan? Skriv in det i profilen, så räknas det nästa gång raden visas. Är det vi som har läst fel, tryck på ”Jämförelsen är fel” under raden, vid det öppna uppdraget eller vid förslaget, och skriv vad som är fel. Vi sparar raden som du såg den. En människa läser din invändning och svarar inom {{days}} dagar, där du skrev den och i ett mejl.',
  },
  law: {
    heading: 'Vilken lag det är byggt för',
    text: 'EU:s förordning om artificiell intelligens (2024/1689) räknar i bilaga III, punkt 4, upp system som bedömer människor för arbete, och direktivet om plattformsarbete (2024/2831) ger den som arbetar genom en plattform rätt att få veta hur den avgör. Om de omfattar en regelbok som vår är inte prövat. Vi har byggt som om de gjorde det: med redovisade vikter, citat i stället för påståenden, och en människa som väljer.',
  },
} as const
