import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The colour findings of axe: all that another colour scheme changes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns what axe finds on the current page, in both colour schemes: a line each, with the scheme, the rule and the
 * element.
 */
export const accessibilityFindings = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Half the time of the other mode, which opens another page for foreign frames: there are none.
    const builder = new AxeBuilder({ page }).setLegacyMode()
    if (colorScheme === 'dark') builder.withRules(colourRules)
    const { violations } = await builder.analyze()
    for (const { id, nodes } of violations)
      found.push(`${colorScheme} ${id}: ${nodes.map(node => node.target).join(' ')}`)
  }
  return found
}
