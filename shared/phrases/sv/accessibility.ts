export default {
  meta: {
    title: 'Tillgänglighet hos {{brand}}',
    description:
      'Hur {{brand}} följer WCAG 2.2 nivå AA, vad som prövas vid varje ändring, vilka brister vi känner till och hur du säger till om något inte fungerar.',
  },
  heading: 'Tillgänglighet',
  lede: 'Webbplatsen ska gå att använda av alla, med de hjälpmedel de har. Här står vad vi har prövat, och vad vi inte har prövat.',
  reviewed: 'Genomgången {{date}}',
  contents: 'På sidan',
  conformance: {
    heading: 'Hur långt vi har kommit',
    text: 'Målet är WCAG 2.2 nivå AA, som är strängare än de krav på webbsidor som EN 301 549 version 3.2.1 tar från WCAG 2.1. Vi bedömer att webbplatsen uppfyller det till största delen. Bedömningen är vår egen: den bygger på prövningarna nedan och på att vi har läst igenom sidorna, inte på en granskning av någon utomstående.',
  },
  tested: {
    heading: 'Vad som prövas',
    text: 'Det här körs i en riktig webbläsare innan en ändring släpps. Hittas ett fel stoppas den.',
    axe: 'Varje offentlig sida, på båda språken, i ljust och mörkt läge, mot reglerna i verktyget axe. Fönster och inloggade sidor prövas likadant.',
    keyboard: 'Menyer, flikar, fönster och formulär går att nå och använda med bara tangentbord.',
    colours: 'Det valda och det färdiga syns också med tvingade färger, som Windows högkontrastläge.',
    zoom: 'Ingen sida behöver rullas i sidled på en skärm som är 320 bildpunkter bred, eller på en telefon med dubbelt så stora bokstäver.',
    script: 'Texterna går att läsa utan JavaScript.',
  },
  lacking: {
    heading: 'Brister som vi känner till',
    readers: 'Ingen prövning med skärmläsare eller av personer med funktionsnedsättning är gjord ännu.',
    files:
      'Filer som kunder och partner lämnar visar vi som de är. De kan sakna struktur och alternativtext.',
    drawings: 'Ritningarna är utsmyckning och döljs för skärmläsare. Det de säger står också i texten.',
    names: 'Många engelska facktermer står i svensk text utan att vara märkta som engelska.',
  },
  contact: {
    heading: 'Säg till',
    text: 'Kommer du inte åt något, eller vill ha det i en annan form, skriv till {{email}} eller ring {{telephone}}. Berätta vilken sida det gäller och vad du använder.',
  },
  law: {
    heading: 'Vad lagen säger',
    text: '{{legalName}} är ett privat företag och vänder sig till andra företag. Så som vi läser lagen (2018:1937) om tillgänglighet till digital offentlig service och lagen (2023:254) om vissa produkters och tjänsters tillgänglighet omfattar de inte tjänsten. Det finns därför ingen tillsynsmyndighet att vända sig till. Redogörelsen är frivillig.',
  },
} as const
