/**
 * Registers a field of a number: blank becomes null, and what is not a number NaN, which no schema accepts. Spaces are
 * left out, and a comma is read as a point.
 */
export const numberAsTyped = {
  setValueAs: (typed: string | number | null): number | null => {
    const text = String(typed ?? '').replace(/\s/g, '')
    return text === '' ? null : Number(text.replace(',', '.'))
  },
}
