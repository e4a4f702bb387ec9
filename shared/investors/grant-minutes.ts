/** How long the key figures stay open after a right code. */
export const grantMinutes = 30
