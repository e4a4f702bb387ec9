import type { Page } from 'playwright-core'
import { patient } from '../patient.ts'

/** In the page: what a mouse or a finger does is a console error, which fails the journey. */
const reportPointers = () => {
  for (const kind of ['pointerdown', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
    addEventListener(kind, () => console.error(`This journey has no mouse: ${kind}`), true)
}

/** Has every page of this visitor report that a mouse is used. */
export const withoutMouse = (page: Page): Promise<unknown> => page.context().addInitScript(reportPointers)

/** What has the focus: its name as it is read out, or the address that it leads to. */
const focused = (page: Page): Promise<{ words: string; leadsTo: string; isLost: boolean }> =>
  page.evaluate(() => {
    const at = document.activeElement
    const labels = at && 'labels' in at ? [...((at as HTMLInputElement).labels ?? [])] : []
    const named = [at?.getAttribute('aria-label'), ...labels.map(label => label.textContent)].filter(Boolean)
    return {
      words: (named.join(' ') || at?.textContent || '').replaceAll(/\s+/g, ' ').trim(),
      leadsTo: decodeURIComponent(at?.getAttribute('href') ?? ''),
      isLost: at === null || at === document.body,
    }
  })

/** A keyboard on a page, and eyes: everything that this operator does. */
export const keyboardOf = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.type(text)

  /** Presses a key until what has the focus fits; a page may still be loading, so it goes round. */
  const pressUntil = async (key: string, wanted: RegExp | string): Promise<void> => {
    const seen = new Set<string>()
    const deadline = Date.now() + patient(30_000)
    while (Date.now() < deadline) {
      const { words, leadsTo } = await focused(page)
      const isFound =
        typeof wanted === 'string' ? words === wanted : wanted.test(words) || wanted.test(leadsTo)
      if (isFound) return
      seen.add(words || leadsTo)
      await press(key)
    }
    throw new Error(`${key} never leads to ${wanted}, but to: ${[...seen].join(' | ')}`)
  }
  /** Waits until something has the focus; a page that changes gives it to its beginning. */
  const keepFocus = async (): Promise<void> => {
    const deadline = Date.now() + patient(5_000)
    while ((await focused(page)).isLost) {
      if (Date.now() > deadline) throw new Error('The focus is lost.')
      await page.waitForTimeout(50)
    }
  }
  const tabTo = async (wanted: RegExp | string) => {
    await keepFocus()
    await pressUntil('Tab', wanted)
  }

  return {
    press,
    type,
    pressUntil,
    tabTo,
    isFocusLost: async () => (await focused(page)).isLost,
    /** Whether the keyboard goes on within the page, not in the bar above it. */
    isInPage: () => page.evaluate(() => document.activeElement?.closest('main') != null),
    /** Waits until the page says this. */
    sees: (words: RegExp | string) => page.getByText(words).first().waitFor(),
    /** Waits until the page is about this. */
    heads: (words: RegExp | string) => page.getByRole('heading', { name: words }).first().waitFor(),
    /** Replaces what stands in a field. */
    fillIn: async (field: RegExp | string, text: string) => {
      await tabTo(field)
      await press('ControlOrMeta+a')
      await type(text)
    },
    /** Chooses in the list that has the focus, by the beginning of its words. */
    choose: async (field: RegExp | string, words: string) => {
      await tabTo(field)
      await type(words)
    },
    follow: async (link: RegExp | string) => {
      await tabTo(link)
      await press('Enter')
    },
    /** Opens what the palette finds. */
    find: async (words: string, found: RegExp) => {
      await press('Control+k')
      await type(words)
      await page.getByRole('option', { name: found }).first().waitFor()
      const place = await page
        .getByRole('option')
        .evaluateAll(
          (options, wanted) => options.findIndex(one => new RegExp(wanted).test(one.textContent ?? '')),
          found.source,
        )
      for (let down = 0; down < place; down += 1) await press('ArrowDown')
      await press('Enter')
    },
  }
}
