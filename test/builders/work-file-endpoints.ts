import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import { getPartnerUpload, requestPartnerUpload } from '#shared/files/partner-uploads.ts'
import {
  attachAsBusiness,
  attachAsPartner,
  linkWorkFileAsBusiness,
  linkWorkFileAsPartner,
} from '#shared/reports/attach-files.ts'

/** The endpoints of each side for the files of an assignment: to upload one, to look whether it was accepted, to attach and to link. */
export const workFileEndpoints = {
  business: {
    request: requestBusinessUpload,
    look: getBusinessUpload,
    attach: attachAsBusiness,
    link: linkWorkFileAsBusiness,
  },
  partner: {
    request: requestPartnerUpload,
    look: getPartnerUpload,
    attach: attachAsPartner,
    link: linkWorkFileAsPartner,
  },
} as const
