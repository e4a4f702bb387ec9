import type { FormName } from '#shared/analytics/names.ts'

/** What only the app knows of what happens on a page. */
export type Announcement = { kind: 'arrived'; path: string } | { kind: 'form_sent'; form: FormName }

/** The name of the event on the window. */
export const announcement = 'announcement'

/** Says in the page that something happened. The analytics file hears it, where it is allowed to be there at all. */
export const announce = (detail: Announcement): void => {
  dispatchEvent(new CustomEvent(announcement, { detail }))
}
