import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on a page as it stands, in both colour schemes: a line each, with the scheme, the rule and where. */
export const accessibilityFindings = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations)
      found.push(`${colorScheme} ${id}: ${nodes.map(node => node.target).join(' ')}`)
  }
  return found
}
