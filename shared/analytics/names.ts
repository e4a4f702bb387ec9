import { formDialogs, publicForms } from '../submissions/public-forms.ts'

/** The events that a page sends with the visitor's consent. */
export const eventNames = [
  'page_view',
  'web_vital',
  'button_click',
  'employer_clicked',
  'engineer_clicked',
  'form_sent',
  'error',
] as const

/** Every form that stores something, and the two sign-ups: the goals of a visit. */
export const formNames = [
  ...publicForms,
  'business_sign_up',
  'partner_sign_up',
  'business_profile',
  'partner_profile',
  'business_inquiry',
] as const

export type FormName = (typeof formNames)[number]

/** Buttons by the name in their markup, never by their text: the dialogs they open, and a few more. */
export const buttonNames = [
  'login',
  'register',
  'business-sign-up',
  'partner-sign-up',
  'business-login',
  'partner-login',
  'booking',
  ...formDialogs,
  'services-menu',
  'language',
  'mail',
  'submit',
] as const

export type ButtonName = (typeof buttonNames)[number]

/** The part of a page that a button is in. */
export const pageParts = ['header', 'footer', 'dialog', 'page'] as const

export type PagePart = (typeof pageParts)[number]

/** The query parameters that name a campaign; no others are ever sent. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

/** Ids by which an advertiser recognizes a person: only with consent to marketing. */
export const advertisingParameters = ['gclid', 'fbclid'] as const

/** The maximum of events in one request. */
export const maxEvents = 20

/** The maximum of characters of each text; the browser cuts longer ones, and the server refuses them. */
export const maxLength = {
  url: 500,
  path: 300,
  referrer: 500,
  campaign: 100,
  advertising: 250,
  userAgent: 300,
  language: 35,
  timezone: 64,
  message: 200,
} as const
