import type { FormName } from '#shared/analytics/names.ts'

/** Events on a page that only the app can notice. */
export type Announcement = { kind: 'arrived'; path: string } | { kind: 'form_sent'; form: FormName }

/** The name of the event on the window. */
export const announcement = 'announcement'

/** Dispatches an event on the window. The analytics file listens to it, if analytics is allowed. */
export const announce = (detail: Announcement): void => {
  dispatchEvent(new CustomEvent(announcement, { detail }))
}
