import {
  giveNoticeAsPartner as notice,
  linkPartnerPaper as paper,
  rateBusiness as rate,
  readPartnerAgreement as read,
  signAsPartner as sign,
} from '#shared/agreements/partner-agreements.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveAgreements } from './serve-agreements.ts'

export const handler = httpFunction(serveAgreements('partner', { read, sign, notice, paper, rate }))
