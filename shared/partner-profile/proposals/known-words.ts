import type { ServiceSlug } from '../../service-catalogue.ts'

const words = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, 'iu')

/** Words by which a partner's text says which of our services it is about. */
export const serviceWords: readonly (readonly [ServiceSlug, RegExp])[] = [
  [
    'plc-automation',
    words(String.raw`plc(?:er|[- ]?programm\p{L}+)?|styrsystem|tia portal|s7-\d{3,4}|codesys|twincat`),
  ],
  ['hmi-scada', words('hmi|scada|wincc|ignition|ifix|intouch')],
  [
    'robotics',
    words(String.raw`robot(?:ar|er|s|ics|ik|cell(?:er|s)?|programm\p{L}+)?|robot cells?|cobot(?:ar|s)?`),
  ],
  [
    'industrial-networks',
    words(
      'profinet|profibus|modbus|ethercat|opc[ -]?ua|fältbuss(?:ar)?|fieldbus(?:es)?|industriella nätverk|industrial networks?',
    ),
  ],
  ['mes-erp', words('mes|erp|sap|jeeves')],
  ['database-historian', words('historian|pi system|influxdb|sql|databas(?:er)?|databases?')],
  ['system-integration', words('systemintegration(?:er)?|systems? integration')],
  ['digital-twins', words('digitala? tvilling(?:ar)?|digital twins?')],
  ['industry-4-0', words('iiot|iot|industri 4[.]0|industry 4[.]0')],
  ['data-analytics', words('dataanalys(?:er)?|data analy(?:sis|tics)|power bi|tableau')],
  ['ai', words('ai|maskininlärning|machine learning|deep learning')],
  ['cloud', words('aws|azure|google cloud|gcp|molnet|moln|cloud')],
  ['devops-engineers', words('devops|kubernetes|terraform|ci/cd')],
  ['cybersecurity', words('cybersäkerhet|cyber ?security|it-säkerhet|ot-säkerhet|ot security|iec 62443')],
  ['fullstack-engineers', words('full[- ]?stack')],
  ['web', words('webbutveckling|web development|react|angular|vue(?:[.]js)?')],
  ['design', words('ux|ui-design|ui design')],
  ['mobile', words('ios|android|flutter|mobilappar?|mobile apps?')],
  ['product-passports', words('produktpass|product passports?')],
  ['business-development', words('affärsutveckling|business development')],
  ['testing', words('testautomatisering|test automation|testledning|test management')],
  ['energy', words('energisystem|energieffektivisering|elkraft|energy systems?|power engineering')],
]

const named = (names: readonly string[]): readonly (readonly [string, RegExp])[] =>
  names.map(name => [name, words(name.replace(/[ -]/g, '[ -]?'))])

/** Systems that a partner may know, as their makers write them. */
export const platformWords = named([
  ...[
    'TIA Portal',
    'STEP 7',
    'WinCC',
    'PCS 7',
    'S7-300',
    'S7-400',
    'S7-1200',
    'S7-1500',
    'Codesys',
    'TwinCAT',
  ],
  ...[
    'Studio 5000',
    'RSLogix',
    'ControlLogix',
    'GX Works',
    'Sysmac Studio',
    'Control Builder',
    '800xA',
    'DeltaV',
  ],
  ...[
    'Ignition',
    'iFIX',
    'InTouch',
    'AVEVA',
    'Wonderware',
    'Citect',
    'Zenon',
    'PI System',
    'Node-RED',
    'Grafana',
  ],
  ...[
    'InfluxDB',
    'Power BI',
    'Tableau',
    'SAP',
    'Jeeves',
    'AWS',
    'Azure',
    'Google Cloud',
    'Kubernetes',
    'Docker',
  ],
  ...['RobotStudio', 'RoboGuide', 'KUKA', 'FANUC', 'EPLAN', 'AutoCAD', 'SolidWorks', 'MATLAB', 'LabVIEW'],
])

export const certificateWords = named([
  ...[
    'CISSP',
    'CISM',
    'PMP',
    'PRINCE2',
    'CKA',
    'CKAD',
    'ISTQB',
    'ITIL',
    'CMSE',
    'PSM I',
    'Six Sigma',
    'SSG Entre',
  ],
  ...['Heta arbeten', 'ID06', 'ESA', 'Säkra lyft', 'B-körkort', 'AWS Certified', 'Certified Scrum Master'],
])

/** Industries in Swedish and in English, each with the words that mean it. */
export const industryWords: readonly (readonly [string, RegExp])[] = [
  ['Processindustri', words(String.raw`process(?:- och \p{L}{2,20})?industrin?`)],
  ['Träindustri', words(String.raw`trä(?:industrin?|varu\p{L}*)|sågverk(?:en)?`)],
  ['Papper och massa', words('pappersbruk|massabruk|pappersindustrin?|papper och massa')],
  ['Stål och gruva', words('stålverk|stålindustrin?|gruv(?:a|or|industrin?)')],
  ['Fordon', words('fordonsindustrin?|fordonstillverkning|bilindustrin?')],
  ['Livsmedel', words('livsmedel(?:sindustrin?)?|mejeri(?:er)?|bryggeri(?:er)?')],
  ['Läkemedel', words('läkemedel(?:sindustrin?)?')],
  ['Energi', words('energibranschen|kraftverk|vattenkraft|vindkraft|kärnkraft|fjärrvärme')],
  ['Vatten och avlopp', words('reningsverk|vattenverk|va-branschen')],
  ['Process industry', words('process (?:industry|industries|plants?)')],
  ['Pulp and paper', words('pulp and paper|paper mills?')],
  ['Steel and mining', words('steel (?:industry|mills?)|mining|mines')],
  ['Automotive', words('automotive|car industry')],
  ['Food and beverage', words('food and beverage|food industry|dairy|dairies|brewer(?:y|ies)')],
  ['Pharmaceuticals', words('pharma(?:ceuticals?|ceutical industry)?')],
  ['Energy', words('power plants?|hydropower|wind power|nuclear power|energy sector')],
  ['Water and wastewater', words('wastewater|water treatment')],
]
