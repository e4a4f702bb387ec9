import type { Page } from 'playwright-core'

/** Returns the words of a page that are broken across lines without a hyphen. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<![\p{L}\u00ad])[\p{L}]{4,}(?![\p{L}\u00ad])/gu,
      )) {
        if (node.parentElement?.closest('code')) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) cut.push(word)
      }
    return cut
  })
