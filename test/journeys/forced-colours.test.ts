import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'

const { visit } = openBrowser()

const forced = { forcedColors: 'active' } as const

const background = (of: Locator, pseudo?: string) =>
  of.evaluate((element, mark) => getComputedStyle(element, mark).backgroundColor, pseudo)

/** The colour of every background that is not a system colour. */
const ground = (page: Page) => background(page.locator('body'))

describe('with forced colours', () => {
  it('the chosen currency and credits are visible', async () => {
    const page = await visit('/pricing', forced)
    const chosen = page.locator('label:has(input[type=radio]:checked)')
    expect(await chosen.count()).toBe(3)
    for (const option of await chosen.all()) expect(await background(option)).not.toBe(await ground(page))
  })

  it('the selected tab is visible', async () => {
    const page = await visit('/updates', forced)
    expect(await background(page.locator('main nav a').first())).not.toBe(await ground(page))
  })

  it('the completed steps, and the line to the next, are visible', async () => {
    const page = await visit('/services/web', forced)
    const done = page.locator('#process + ol > li').first()
    for (const mark of ['::before', '::after'])
      expect(await background(done, mark)).not.toBe(await ground(page))
  })

  it('pressed buttons are readable', async () => {
    const page = await visit('/', forced)
    const button = page.getByRole('main').getByRole('button').first()
    const [words, behind] = await button.evaluate(element => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor]
    })
    expect(behind).not.toBe(await ground(page))
    expect(words).not.toBe(behind)
    expect(await button.evaluate(element => getComputedStyle(element).forcedColorAdjust)).toBe('none')
  })
})
