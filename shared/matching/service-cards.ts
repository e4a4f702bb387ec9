import { type ServiceSlug, serviceSlugs } from '../service-catalogue.ts'
import aiEn from '../services/pages/en/ai.ts'
import aiEngineersEn from '../services/pages/en/ai-engineers.ts'
import businessDevelopmentEn from '../services/pages/en/business-development.ts'
import cloudEn from '../services/pages/en/cloud.ts'
import cyberPhysicalEn from '../services/pages/en/cyber-physical.ts'
import cybersecurityEn from '../services/pages/en/cybersecurity.ts'
import dataAnalyticsEn from '../services/pages/en/data-analytics.ts'
import databaseHistorianEn from '../services/pages/en/database-historian.ts'
import designEn from '../services/pages/en/design.ts'
import devopsEngineersEn from '../services/pages/en/devops-engineers.ts'
import digitalTwinsEn from '../services/pages/en/digital-twins.ts'
import ecommerceEn from '../services/pages/en/ecommerce.ts'
import energyEn from '../services/pages/en/energy.ts'
import fullstackEngineersEn from '../services/pages/en/fullstack-engineers.ts'
import hmiScadaEn from '../services/pages/en/hmi-scada.ts'
import industrialNetworksEn from '../services/pages/en/industrial-networks.ts'
import industry40En from '../services/pages/en/industry-4-0.ts'
import mesErpEn from '../services/pages/en/mes-erp.ts'
import mobileEn from '../services/pages/en/mobile.ts'
import plcAutomationEn from '../services/pages/en/plc-automation.ts'
import productPassportsEn from '../services/pages/en/product-passports.ts'
import roboticsEn from '../services/pages/en/robotics.ts'
import systemIntegrationEn from '../services/pages/en/system-integration.ts'
import testingEn from '../services/pages/en/testing.ts'
import webEn from '../services/pages/en/web.ts'
import aiSv from '../services/pages/sv/ai.ts'
import aiEngineersSv from '../services/pages/sv/ai-engineers.ts'
import businessDevelopmentSv from '../services/pages/sv/business-development.ts'
import cloudSv from '../services/pages/sv/cloud.ts'
import cyberPhysicalSv from '../services/pages/sv/cyber-physical.ts'
import cybersecuritySv from '../services/pages/sv/cybersecurity.ts'
import dataAnalyticsSv from '../services/pages/sv/data-analytics.ts'
import databaseHistorianSv from '../services/pages/sv/database-historian.ts'
import designSv from '../services/pages/sv/design.ts'
import devopsEngineersSv from '../services/pages/sv/devops-engineers.ts'
import digitalTwinsSv from '../services/pages/sv/digital-twins.ts'
import ecommerceSv from '../services/pages/sv/ecommerce.ts'
import energySv from '../services/pages/sv/energy.ts'
import fullstackEngineersSv from '../services/pages/sv/fullstack-engineers.ts'
import hmiScadaSv from '../services/pages/sv/hmi-scada.ts'
import industrialNetworksSv from '../services/pages/sv/industrial-networks.ts'
import industry40Sv from '../services/pages/sv/industry-4-0.ts'
import mesErpSv from '../services/pages/sv/mes-erp.ts'
import mobileSv from '../services/pages/sv/mobile.ts'
import plcAutomationSv from '../services/pages/sv/plc-automation.ts'
import productPassportsSv from '../services/pages/sv/product-passports.ts'
import roboticsSv from '../services/pages/sv/robotics.ts'
import systemIntegrationSv from '../services/pages/sv/system-integration.ts'
import testingSv from '../services/pages/sv/testing.ts'
import webSv from '../services/pages/sv/web.ts'
import type { ServicePage } from '../services/service-page.ts'
import { type Card, cardsOf } from './cards.ts'

/** Both pages of each service: what is compared with a text, whichever language it is in. */
const pages: { readonly [Slug in ServiceSlug]: readonly [ServicePage, ServicePage] } = {
  'ai-engineers': [aiEngineersSv, aiEngineersEn],
  ai: [aiSv, aiEn],
  'business-development': [businessDevelopmentSv, businessDevelopmentEn],
  cloud: [cloudSv, cloudEn],
  'cyber-physical': [cyberPhysicalSv, cyberPhysicalEn],
  cybersecurity: [cybersecuritySv, cybersecurityEn],
  'data-analytics': [dataAnalyticsSv, dataAnalyticsEn],
  'database-historian': [databaseHistorianSv, databaseHistorianEn],
  design: [designSv, designEn],
  'devops-engineers': [devopsEngineersSv, devopsEngineersEn],
  'digital-twins': [digitalTwinsSv, digitalTwinsEn],
  ecommerce: [ecommerceSv, ecommerceEn],
  energy: [energySv, energyEn],
  'fullstack-engineers': [fullstackEngineersSv, fullstackEngineersEn],
  'hmi-scada': [hmiScadaSv, hmiScadaEn],
  'industrial-networks': [industrialNetworksSv, industrialNetworksEn],
  'industry-4-0': [industry40Sv, industry40En],
  'mes-erp': [mesErpSv, mesErpEn],
  mobile: [mobileSv, mobileEn],
  'plc-automation': [plcAutomationSv, plcAutomationEn],
  'product-passports': [productPassportsSv, productPassportsEn],
  robotics: [roboticsSv, roboticsEn],
  'system-integration': [systemIntegrationSv, systemIntegrationEn],
  testing: [testingSv, testingEn],
  web: [webSv, webEn],
}

/** The cards of all service pages. */
export const cards: readonly Card[] = serviceSlugs.flatMap(slug => cardsOf(slug, pages[slug]))
