import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Has the doctype only: pages are put into it without loading, so that it keeps its place and its history. */
const empty = '<!doctype html>'

/** What can be focused on a page at rest does nothing; the page is scrolled as a whole. */
const unfocus = (body: HTMLElement): void => {
  for (const one of body.querySelectorAll<HTMLElement>(
    'button, input, select, textarea, summary, [tabindex]',
  ))
    one.tabIndex = -1
}

/** Shows where the page changes, also within what is folded, and scrolls there unless it is in sight. */
const mark = ({ body, defaultView: view }: Document): void => {
  const changed = [...body.querySelectorAll<HTMLElement>('[data-changed]')]
  for (const one of changed) {
    one.style.outline = '3px solid var(--signal, #f2541b)'
    one.style.outlineOffset = '3px'
    one.closest('details')?.setAttribute('open', '')
  }
  const place = changed[0]?.getBoundingClientRect()
  if (!place || !view || (place.top >= 0 && place.bottom <= view.innerHeight)) return
  // Not scrollIntoView, which scrolls the desk as well.
  view.scrollTo(0, view.scrollY + place.top - view.innerHeight / 3)
}

/** Puts a page into the document of the frame. Its head is the same for all pages of a build but for the title. */
const put = (document: Document, html: string): void => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  unfocus(page.body)
  const { body, documentElement } = page
  const isFilled = document.head.firstElementChild !== null
  if (isFilled) {
    document.documentElement.lang = documentElement.lang
    document.body.replaceWith(body)
  } else document.documentElement.replaceWith(documentElement)
}

const sheetOf = /<style>([\s\S]*?)<\/style>/

/**
 * As `put`, for a mail. The frame inherits the policy of the desk, which names the styles of pages by their hashes; those
 * of a mail are set as objects, which it allows.
 */
const putMail = (document: Document, mail: string): void => {
  put(document, mail.replace(sheetOf, '').replaceAll(' style="', ' data-style="'))
  for (const one of document.querySelectorAll<HTMLElement>('[data-style]'))
    one.style.cssText = one.dataset.style ?? ''
  const { CSSStyleSheet: Sheet } = document.defaultView as Window & typeof globalThis
  const sheet = new Sheet()
  sheet.replaceSync(sheetOf.exec(mail)?.[1] ?? '')
  document.adoptedStyleSheets = [sheet]
}

/** The width of an element, as it changes. */
const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

type Props = {
  title: string
  html: string
  pageWidth: number
  /** Whether it is a mail, not a page of the site. */
  isMail?: boolean
}

/**
 * A page of the site as somebody sees it at a width, made smaller where there is less room. It is sandboxed, so that
 * nothing of it runs, and of the same origin, so that its font loads and the desk can mark what changes.
 */
export const PageFrame = ({ title, html, pageWidth, isMail = false }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const width = useWidth(box)
  const scale = width === 0 ? 1 : Math.min(1, width / pageWidth)
  const load = useCallback(() => setLoaded(true), [])
  useEffect(() => {
    const document = frame.current?.contentDocument
    if (!isLoaded || !document) return
    const show = isMail ? putMail : put
    show(document, html)
    mark(document)
  }, [isLoaded, html, isMail])
  return (
    <div className="page-frame" ref={box}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={empty}
        onLoad={load}
        style={{ width: pageWidth, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  )
}
