/** The forms that anybody may send. Each has proofs of work and limits of its own, and is counted by this name. */
export const publicForms = [
  'newsletter',
  'meeting',
  'project_inquiry',
  'get_started',
  'credit_order',
  'investor_access',
] as const
