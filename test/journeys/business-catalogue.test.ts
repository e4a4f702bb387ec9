import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog, switchToEnglish } from './business.ts'
import { signedIn } from './business-session.ts'
import { cutWords } from './cut-words.ts'

const { visit } = openBrowser()

const cards = (page: Page) => page.locator('main article')
const search = (page: Page) => page.getByLabel('Sök bland tjänsterna')

describe('the catalogue', () => {
  it('has all 26 cards under their categories, the one that fits none first', async () => {
    const { page } = await signedIn(visit)
    await page.getByRole('heading', { name: 'Tjänster', level: 1 }).waitFor()
    await expect.poll(() => cards(page).count()).toBe(26)
    expect(await page.locator('main section h2').count()).toBe(7)
    expect(await cards(page).first().getByRole('heading').textContent()).toContain('Eget projekt')
    const card = cards(page).filter({ hasText: 'Robotar & cobotar' })
    expect(await card.getByRole('listitem').count()).toBe(4)
    await card.getByText(/^\+\d mer$/).waitFor()
  })

  it('has a different icon on each card, and no word that is cut', async () => {
    const { page } = await signedIn(visit)
    // The web font is used from the second page on, if it comes late for the first; this browser cannot hyphenate.
    await page.reload({ waitUntil: 'networkidle' })
    const drawings = () =>
      page
        .locator('main [data-icon] path:first-child')
        .evaluateAll(paths => paths.map(path => path.getAttribute('d')))
    await expect.poll(async () => new Set(await drawings()).size).toBe(26)
    expect(await cutWords(page)).toEqual([])
  })

  it('is searched in both languages, without marks, and by several words', async () => {
    const { page } = await signedIn(visit)
    const finds = async (words: string, title: string) => {
      await search(page).fill(words)
      await page.getByRole('button', { name: title, exact: true }).waitFor()
    }
    await finds('cybersakerhet', 'Cybersäkerhet')
    await expect.poll(() => cards(page).count()).toBe(1)
    await page.getByRole('status').filter({ hasText: '1 av 26 tjänster' }).waitFor()
    await finds('cybersecurity', 'Cybersäkerhet')
    await finds('SCADA hmi', 'HMI & SCADA')
  })

  it('keeps the search in the address, over a reload and the way back', async () => {
    const { page } = await signedIn(visit)
    const before = await page.evaluate(() => history.length)
    await search(page).pressSequentially('energi')
    await page.waitForURL('**/*?q=energi')
    expect(await page.evaluate(() => history.length)).toBe(before)
    expect(await search(page).evaluate(element => element === document.activeElement)).toBe(true)
    const found = await cards(page).count()
    await page.reload()
    await expect.poll(() => cards(page).count()).toBe(found)
    expect(await search(page).inputValue()).toBe('energi')
    await page.getByRole('link', { name: 'Profil' }).click()
    await page.getByRole('heading', { name: 'Profil', level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(() => search(page).inputValue()).toBe('energi')
    await page.goto('/dashboard/services?q=robot')
    await page.waitForURL('**/business/dashboard/services?q=robot')
    await expect.poll(() => search(page).inputValue()).toBe('robot')
  })

  it('helps where nothing is found, and is emptied by the cross and by Escape', async () => {
    const { page } = await signedIn(visit)
    await search(page).fill('rymdhiss')
    await page.getByRole('heading', { name: 'Inga träffar på ”rymdhiss”' }).waitFor()
    await page.getByRole('button', { name: 'Beskriv som eget projekt' }).click()
    await dialog(page).getByText('Eget projekt').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await search(page).inputValue()).toBe('rymdhiss')
    await page.getByRole('button', { name: 'Rensa sökningen' }).click()
    await expect.poll(() => cards(page).count()).toBe(26)
    await page.waitForURL(url => url.search === '')
    await search(page).fill('rymdhiss')
    await search(page).press('Escape')
    expect(await search(page).inputValue()).toBe('')
  })

  it('leaves no gap in a row of cards, at any width', async () => {
    const { page } = await signedIn(visit)
    await expect.poll(() => cards(page).count()).toBe(26)
    for (const width of [390, 700, 900, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      const holes = await page.locator('main ul').evaluateAll(lists =>
        lists
          .filter(list => list.querySelector('h2, h3'))
          .map(list => {
            const right = list.getBoundingClientRect().right
            const cards = [...list.children].map(card => card.getBoundingClientRect())
            const ends = Map.groupBy(cards, ({ top }) => Math.round(top)).values()
            return [...ends].filter(row => Math.max(...row.map(card => card.right)) < right - 2).length
          }),
      )
      expect(holes.length).toBeGreaterThan(5)
      expect(
        holes.every(count => count === 0),
        `${width}: ${holes}`,
      ).toBe(true)
    }
  })

  it('has no accessibility findings in either language, and fits 320 px', async () => {
    const { page } = await signedIn(visit)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.getByRole('heading', { name: 'Tjänster', level: 1 }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await switchToEnglish(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await accessibilityFindings(page)).toEqual([])
  })
})

describe('the menu on a phone', () => {
  it('opens, folds on Escape and on choosing, and the focus goes along', async () => {
    const { page } = await signedIn(visit)
    // The view takes the focus when it appears.
    await page.getByRole('heading', { name: 'Tjänster', level: 1 }).waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    const menu = page.getByRole('button', { name: 'Meny' })
    const profile = page.getByRole('link', { name: 'Profil' })
    expect(await profile.isVisible()).toBe(false)
    await menu.press('Enter')
    await profile.focus()
    await page.keyboard.press('Escape')
    expect(await profile.isVisible()).toBe(false)
    expect(await menu.evaluate(element => element === document.activeElement)).toBe(true)
    await menu.press('Enter')
    await profile.press('Enter')
    const heading = page.getByRole('heading', { name: 'Profil', level: 1 })
    await heading.waitFor()
    expect(await profile.isVisible()).toBe(false)
    await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true)
    await menu.press('Enter')
    expect(await profile.getAttribute('aria-current')).toBe('page')
  })
})
