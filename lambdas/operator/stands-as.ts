/** Whether all that is asked to be recorded is stored already as it is asked; what else is stored says nothing. */
export const standsAs = <Asked extends object>(stored: Asked, asked: Asked): boolean =>
  (Object.keys(asked) as (keyof Asked)[]).every(field => stored[field] === asked[field])
