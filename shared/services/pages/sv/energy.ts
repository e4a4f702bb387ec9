import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Energi och hållbarhet: mät, minska och redovisa rätt',
    description:
      'Ingenjörer för energieffektivisering i industrin: kartläggning, mätning, effektstyrning, energiledning enligt ISO 50001 och klimatdata till CSRD.',
  },
  heading: 'Den billiga kilowattimmen är den ni slipper',
  lead: 'Energiingenjörer som börjar med en mätare och en promenad genom anläggningen, helst en söndag när allt borde vara avstängt.',
  about: {
    heading: 'Förbrukning utan produktion',
    paragraphs: [
      'Tomgång är dyr och osynlig. Kompressorn som matar ett läckage, fläkten som går för fullt i en tom hall, ugnen som hålls varm till ett skift som blev inställt. Sådant syns i mätvärden per utrustning och aldrig på elräkningen, som kommer för sent och bara har en rad.',
      'Uppdragen finns i sex branscher: stål och metall, massa och papper, livsmedel, kemi och läkemedel, verkstad och fordon samt fastigheter och datahallar. Förlusterna heter olika saker, men bristen på undermätare är densamma.',
    ],
  },
  capabilities: {
    heading: 'Fokusområden',
    cards: [
      {
        title: 'Energikartläggning',
        text: 'Kartläggning enligt EN 16247 och de svenska lagkraven på energikartläggning, med åtgärder rangordnade efter lönsamhet.',
      },
      {
        title: 'Mätning och energiledning',
        text: 'Undermätare över M-Bus och Modbus, nyckeltal per producerad enhet och ledningssystem enligt ISO 50001.',
      },
      {
        title: 'Tryckluft, värme och kyla',
        text: 'Läcksökning med ultraljud, varvtalsstyrning, värmeväxling och återvinning ur det som i dag går ut genom taket.',
      },
      {
        title: 'Effekt och flexibilitet',
        text: 'Kapade effekttoppar, batterier, solceller och bud på stödtjänster till Svenska kraftnät, utan att produktionen märker något.',
      },
      {
        title: 'Klimatredovisning',
        text: 'Utsläpp i scope 1, 2 och 3 enligt GHG-protokollet, med data och spårbarhet som räcker för ESRS E1 och revisorn.',
      },
    ],
  },
  offers: {
    heading: 'Lösningar',
    cards: [
      {
        title: 'Kartläggning med åtgärdsplan',
        text: 'Mätning under drift och stillestånd, åtgärder med kalkyl och underlag som uppfyller lagkravet.',
      },
      {
        title: 'Energiuppföljning i realtid',
        text: 'Mätare, insamling och vyer per linje, så att avvikelsen syns samma skift som den uppstår.',
      },
      {
        title: 'Styrning av effekt och laster',
        text: 'Algoritmer i styrsystemet som flyttar laster, laddar batterier och håller er under abonnerad effekt.',
      },
      {
        title: 'Underlag till CSRD',
        text: 'Datainsamling från fabrik och leverantörer, beräkningar som går att räkna om och text till hållbarhetsrapporten.',
      },
    ],
  },
  process: {
    heading: 'Från mätare till minskning',
    steps: [
      {
        title: 'Sätt baslinjen',
        text: 'Förbrukningen mäts och knyts till produktion, väder och drifttid, så att en besparing går att bevisa.',
      },
      {
        title: 'Vandra en söndag',
        text: 'Ingenjören går genom en stillastående anläggning och antecknar allt som ändå låter.',
      },
      {
        title: 'Åtgärda i ordning',
        text: 'Inställningar först, sedan styrning, sedan investeringar. De tidiga stegen får betala de senare.',
      },
      {
        title: 'Verifiera',
        text: 'Utfallet räknas fram enligt IPMVP och jämförs med löftet, även när jämförelsen är tråkig.',
      },
    ],
  },
  // The specification states 50 %, 1000+ tonnes, 100+ projects and 24/7 without saying what they count.
  results: {
    heading: 'Energi och klimat, i siffror',
    items: [
      {
        claim: 'energyUse',
        figure: '{value}\u00a0%',
        text: 'lägre tomgångsförbrukning hos den utrustning som åtgärdas.',
      },
      { claim: 'energyCarbon', figure: '{value}+', text: 'ton CO₂ i minskade utsläpp.' },
      { claim: 'energyProjects', figure: '{value}+', text: 'projekt inom energi och hållbarhet.' },
      { claim: 'energyHours', figure: '{value}/7', text: 'mätning i det som byggs, även på söndagar.' },
    ],
  },
  closing: {
    heading: 'Vad drar ström hos er på söndagar?',
    text: 'Skicka en förfrågan med bransch, ort och ungefärlig förbrukning. Nästa steg är ett samtal med en energiingenjör.',
  },
} satisfies ServicePage
