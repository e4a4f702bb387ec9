import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The colour findings of axe: all that another colour scheme changes. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Schemes = readonly ('light' | 'dark')[]

/**
 * Returns what axe finds on the current page: a line each, with the colour scheme, the rule and the element. Without
 * schemes, colours are left out: another language has the same ones.
 */
export const accessibilityFindings = async (
  page: Page,
  schemes: Schemes = ['light', 'dark'],
): Promise<string[]> => {
  const found: string[] = []
  for (const scheme of schemes.length > 0 ? schemes : (['light'] as const)) {
    await page.emulateMedia({ colorScheme: scheme })
    // Half the time of the other mode, which opens another page for foreign frames: there are none.
    // Nor is what it found in order written out, which takes another third.
    const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (scheme === 'dark') builder.withRules(colourRules)
    if (schemes.length === 0) builder.disableRules(colourRules)
    const { violations } = await builder.analyze()
    for (const { id, nodes } of violations)
      found.push(`${scheme} ${id}: ${nodes.map(node => node.target).join(' ')}`)
  }
  return found
}
