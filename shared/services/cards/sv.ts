import type { ServiceCards } from '../service-cards.ts'

export default {
  'ai-engineers': {
    description:
      'Ingenjörer som tar en modell från notebook till drift, och som kan förklara den för skiftledaren.',
    highlights: ['Språkmodeller', 'MLOps', 'Bildanalys', 'RAG', 'Python', 'Utvärdering'],
  },
  'data-analytics': {
    description:
      'Siffror som produktion, ekonomi och ledning räknar på samma sätt, från givare till rapport.',
    highlights: ['Power BI', 'OEE', 'Datalager', 'SQL', 'Tidsserier', 'SPC'],
  },
  ai: {
    description: 'Prognoser, avvikelser och bildigenkänning där ett bättre besked leder till en åtgärd.',
    highlights: ['Maskininlärning', 'Visionsystem', 'Prediktivt underhåll', 'Optimering', 'AI-förordningen'],
  },
  'devops-engineers': {
    description: 'Byggkedjor, övervakning och driftsättningar som går att göra mitt på dagen.',
    highlights: ['CI/CD', 'GitOps', 'Ansible', 'Observerbarhet', 'SBOM'],
  },
  cloud: {
    description: 'Moln som är dimensionerat efter lasten, beskrivet i kod och möjligt att lämna.',
    highlights: ['AWS', 'Azure', 'Kubernetes', 'Google Cloud', 'Terraform', 'Hybrid'],
  },
  cybersecurity: {
    description: 'Skydd för styrsystem och kontor, avvägt mot att linjen faktiskt ska gå.',
    highlights: ['IEC 62443', 'NIS2', 'CRA', 'Segmentering', 'Fjärråtkomst', 'Incidentövning'],
  },
  'fullstack-engineers': {
    description: 'En utvecklare för hela kedjan, från databasens index till knappen som någon trycker på.',
    highlights: ['TypeScript', 'React', '.NET', 'PostgreSQL', 'Java'],
  },
  web: {
    description: 'Företagswebb, kundportaler och API:er som laddar fort även bakom plåtväggar.',
    highlights: ['Webbappar', 'PWA', 'API', 'WCAG 2.2', 'Flerspråkigt'],
  },
  design: {
    description:
      'Gränssnitt som är ritade efter arbetet, provade av dem som ska ha dem framför sig hela dagen.',
    highlights: ['UX-studier', 'Designsystem', 'Prototyper', 'Figma', 'Varumärke'],
  },
  mobile: {
    description: 'Appar för rond, lager och service som inte tappar något när täckningen gör det.',
    highlights: ['iOS', 'Android', 'Offline', 'Flutter', 'NFC', 'MDM'],
  },
  'digital-twins': {
    description: 'Modeller av maskin och flöde som går att fråga innan beslutet är fattat.',
    highlights: ['Simulering', 'Virtuell driftsättning', 'AAS', 'FMI', 'OPC UA'],
  },
  'product-passports': {
    description:
      'Data om material, ursprung och reparation, samlad per produkt och läsbar via en kod på höljet.',
    highlights: ['ESPR', 'Batteripass', 'GS1', 'Livscykeldata', 'Spårbarhet'],
    badge: '[Batterier: krav från {batteryPassportYear}]',
  },
  'cyber-physical': {
    description: 'Inbyggda system som håller tiden, provade mot hårdvara innan något rör sig.',
    highlights: ['C och Rust', 'Realtid', 'HIL', 'TSN', 'ISO 13849', 'OTA'],
  },
  'industry-4-0': {
    description: 'Gamla och nya maskiner på samma nät, med mätvärden som någon har bett om.',
    highlights: ['OPC UA', 'MQTT', 'Edge', 'Stopporsaker', 'Sensorer'],
  },
  'plc-automation': {
    description: 'Styrprogram för maskin och process, från funktionsbeskrivning till idrifttagning.',
    highlights: ['TIA Portal', 'TwinCAT', 'Studio 5000', 'SCL', 'Codesys', 'SISTEMA'],
  },
  robotics: {
    description: 'Robotceller, cobotar och mobila robotar, räknade på takt innan de räknas på pris.',
    highlights: ['ABB', 'KUKA', 'Fanuc', 'RobotStudio', 'Gripdon', 'AMR'],
  },
  'hmi-scada': {
    description: 'Skärmar där operatören ser läget på en sekund och varje larm har en åtgärd.',
    highlights: ['ISA-101', 'WinCC', 'Ignition', 'Larmsanering', 'AVEVA'],
  },
  'industrial-networks': {
    description: 'Fältbussar, switchar och trådlöst som är mätt, dokumenterat och indelat i zoner.',
    highlights: ['PROFINET', 'EtherNet/IP', 'EtherCAT', 'Redundans', 'Wi-Fi', 'VLAN'],
  },
  'mes-erp': {
    description: 'Order, recept och återrapportering som går mellan kontor och linje utan att skrivas om.',
    highlights: ['SAP', 'ISA-95', 'Spårbarhet', 'Dynamics 365', 'Genealogi'],
  },
  'database-historian': {
    description: 'Processhistorik som går att söka i tio år senare, och databaser som orkar med natten.',
    highlights: ['AVEVA PI', 'InfluxDB', 'SQL Server', 'TimescaleDB', 'Taggnamn'],
  },
  'system-integration': {
    description: 'Gränssnitt mellan system som aldrig var tänkta att mötas, med ett kontrakt emellan.',
    highlights: ['REST', 'Kafka', 'EDI', 'Azure Integration', 'E-faktura'],
  },
  ecommerce: {
    description: 'Handel för företagskunder: avtalspriser, reservdelar och lagersaldon som stämmer.',
    highlights: ['B2B', 'PIM', 'Reservdelar', 'Shopify', 'Punchout'],
  },
  'business-development': {
    description: 'Affärsmodeller, priser och kalkyler, prövade mot en kund innan de prövas mot styrelsen.',
    highlights: ['Servitisering', 'Prissättning', 'Kalkyl', 'Finansiering', 'Marknad'],
  },
  testing: {
    description:
      'Manuella och automatiska prov av program, maskin och säkerhet, med den största risken först.',
    highlights: ['Playwright', 'Prestanda', 'Penetrationstest', 'FAT', 'Tillgänglighet'],
  },
  energy: {
    description: 'Mätning, åtgärder och redovisning för den som vill veta vart kilowattimmarna tar vägen.',
    highlights: ['ISO 50001', 'EN 16247', 'CSRD', 'Tryckluft', 'Effektstyrning', 'Scope 3'],
  },
  customProject: {
    description:
      'Saknas det ni ska göra bland positionerna? Beskriv det på ett tomt blad, så sätter vi ihop rätt kompetens.',
    highlights: ['Flera kompetenser', 'Förstudie', 'Helt team', 'Prototyp', 'Second opinion'],
  },
} satisfies ServiceCards
