import type { OpenAssignment } from '../open-assignments/open-assignment.ts'
import { isRemote } from '../watches/matches.ts'
import type { ComparedBrief } from './compared.ts'

type Published = Pick<
  OpenAssignment,
  'id' | 'title' | 'description' | 'expertiseRequired' | 'location' | 'startDate'
>

/**
 * An open assignment as it is compared: what was published of it, and nothing else. Whoever could compare with the
 * budget of its inquiry would find that out by changing their own rate.
 */
export const comparedAssignment = (published: Published): ComparedBrief => ({
  id: published.id,
  service: null,
  text: [published.title, published.description, published.expertiseRequired].join('\n'),
  languages: [],
  place: isRemote(published.location) ? null : published.location,
  startsOn: published.startDate,
  rate: null,
  confirmed: null,
})
