/** Whether a stored item has the given values; its other fields do not matter. */
export const hasSameFields = <Stored extends object>(
  stored: Stored,
  given: NoInfer<{ readonly [Field in keyof Stored]?: Stored[Field] | undefined }>,
): boolean => (Object.keys(given) as (keyof Stored)[]).every(field => stored[field] === given[field])
