import { standardClaims } from '../claims.ts'

/**
 * Whether a page can show words that an operator has typed: each `{name}` is a claim, each `{{name}}` one of these facts,
 * and no bracket is left open.
 */
export const canBeFilled = (text: string, facts: readonly string[]): boolean => {
  const plain = text
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (facts.includes(name) ? '' : whole))
    .replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(standardClaims, name) ? '' : whole))
    .replace(/\[[^[\]]*\]/g, '')
  return !/[{}[\]]/.test(plain)
}
