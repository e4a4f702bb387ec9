import type { ServiceCards } from '../service-cards.ts'

export default {
  'ai-engineers': {
    description:
      'Engineers who take a model from notebook to production, and can explain it to the shift leader.',
    highlights: ['Language models', 'MLOps', 'Machine vision', 'RAG', 'Python', 'Evaluation'],
  },
  'data-analytics': {
    description: 'Figures that production, finance and management calculate alike, from sensor to report.',
    highlights: ['Power BI', 'OEE', 'Data warehouse', 'SQL', 'Time series', 'SPC'],
  },
  ai: {
    description: 'Forecasts, anomalies and image recognition where a better answer leads to an action.',
    highlights: ['Machine learning', 'Vision systems', 'Predictive maintenance', 'Optimisation', 'AI Act'],
  },
  'devops-engineers': {
    description: 'Build pipelines, monitoring, and deployments that can be made in the middle of the day.',
    highlights: ['CI/CD', 'GitOps', 'Ansible', 'Observability', 'SBOM'],
  },
  cloud: {
    description: 'A cloud sized for its load, described in code and possible to leave.',
    highlights: ['AWS', 'Azure', 'Kubernetes', 'Google Cloud', 'Terraform', 'Hybrid'],
  },
  cybersecurity: {
    description: 'Protection for control systems and offices, weighed against a line that has to run.',
    highlights: ['IEC 62443', 'NIS2', 'CRA', 'Segmentation', 'Remote access', 'Incident drills'],
  },
  'fullstack-engineers': {
    description:
      'One developer for the whole chain, from the index in the database to the button somebody presses.',
    highlights: ['TypeScript', 'React', '.NET', 'PostgreSQL', 'Java'],
  },
  web: {
    description: 'Company sites, customer portals and APIs that load fast even behind sheet-metal walls.',
    highlights: ['Web apps', 'PWA', 'API', 'WCAG 2.2', 'Multilingual'],
  },
  design: {
    description: 'Interfaces drawn around the work, tried by those who will have them in view all day.',
    highlights: ['UX research', 'Design systems', 'Prototypes', 'Figma', 'Branding'],
  },
  mobile: {
    description: 'Apps for rounds, warehouse and service that lose nothing when coverage is lost.',
    highlights: ['iOS', 'Android', 'Offline', 'Flutter', 'NFC', 'MDM'],
  },
  'digital-twins': {
    description: 'Models of machine and flow that can be asked before the decision has been made.',
    highlights: ['Simulation', 'Virtual commissioning', 'AAS', 'FMI', 'OPC UA'],
  },
  'product-passports': {
    description:
      'Data on material, origin and repair, kept per product and readable from a code on the housing.',
    highlights: ['ESPR', 'Battery passport', 'GS1', 'Life-cycle data', 'Traceability'],
    badge: '[Batteries: required from {batteryPassportYear}]',
  },
  'cyber-physical': {
    description: 'Embedded systems that keep their deadlines, tried against hardware before anything moves.',
    highlights: ['C and Rust', 'Real time', 'HIL', 'TSN', 'ISO 13849', 'OTA'],
  },
  'industry-4-0': {
    description: 'Old and new machines on one network, with readings that somebody has asked for.',
    highlights: ['OPC UA', 'MQTT', 'Edge', 'Stop causes', 'Sensors'],
  },
  'plc-automation': {
    description: 'Control programs for machine and process, from functional description to commissioning.',
    highlights: ['TIA Portal', 'TwinCAT', 'Studio 5000', 'SCL', 'Codesys', 'SISTEMA'],
  },
  robotics: {
    description:
      'Robot cells, cobots and mobile robots, worked out for pace before they are worked out for price.',
    highlights: ['ABB', 'KUKA', 'Fanuc', 'RobotStudio', 'Grippers', 'AMR'],
  },
  'hmi-scada': {
    description: 'Screens that show an operator the state in a second, with an action for every alarm.',
    highlights: ['ISA-101', 'WinCC', 'Ignition', 'Alarm management', 'AVEVA'],
  },
  'industrial-networks': {
    description: 'Fieldbuses, switches and wireless that are measured, documented and divided into zones.',
    highlights: ['PROFINET', 'EtherNet/IP', 'EtherCAT', 'Redundancy', 'Wi-Fi', 'VLAN'],
  },
  'mes-erp': {
    description: 'Orders, recipes and reports that pass between office and line without being retyped.',
    highlights: ['SAP', 'ISA-95', 'Traceability', 'Dynamics 365', 'Genealogy'],
  },
  'database-historian': {
    description: 'Process history you can still search in ten years, and databases that last the night.',
    highlights: ['AVEVA PI', 'InfluxDB', 'SQL Server', 'TimescaleDB', 'Tag naming'],
  },
  'system-integration': {
    description: 'Interfaces between systems that were never meant to meet, with a contract in between.',
    highlights: ['REST', 'Kafka', 'EDI', 'Azure Integration', 'E-invoicing'],
  },
  ecommerce: {
    description:
      'Commerce for business customers: agreed prices, spare parts and stock levels that are right.',
    highlights: ['B2B', 'PIM', 'Spare parts', 'Shopify', 'Punchout'],
  },
  'business-development': {
    description:
      'Business models, prices and calculations, tried on a customer before they are tried on the board.',
    highlights: ['Servitisation', 'Pricing', 'Calculation', 'Funding', 'Markets'],
  },
  testing: {
    description: 'Manual and automated tests of software, machine and security, the greatest risk first.',
    highlights: ['Playwright', 'Performance', 'Penetration test', 'FAT', 'Accessibility'],
  },
  energy: {
    description: 'Metering, measures and reporting for those who want to know where the kilowatt-hours go.',
    highlights: ['ISO 50001', 'EN 16247', 'CSRD', 'Compressed air', 'Load control', 'Scope 3'],
  },
  customProject: {
    description:
      'Is what you need missing among the items? Describe it on a blank sheet, and we put the right people together.',
    highlights: ['Several competencies', 'Feasibility study', 'Whole team', 'Prototype', 'Second opinion'],
  },
} satisfies ServiceCards
