import type { IncomingMessage, ServerResponse } from 'node:http'
import { listPage, mailPage, missingPage, type Page } from './inbox-page.ts'
import type { Inbox, Mail } from './mailbox.ts'

const root = '/_local/inbox'

/** Serves /_local/inbox.json, /_local/inbox and /_local/inbox/<id>; the first two take ?to=. */
export function handleInbox(request: IncomingMessage, response: ServerResponse, inbox: Inbox): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const to = searchParams.get('to') || undefined
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
  } else if (pathname === `${root}.json`) {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(inbox.list(to).map(brief)))
  } else if (pathname === root || pathname === `${root}/`) {
    sendPage(response, 200, listPage(inbox.list(to), to))
  } else {
    const mail = inbox.find(pathname.slice(root.length + 1))
    sendPage(response, mail ? 200 : 404, mail ? mailPage(mail) : missingPage())
  }
}

const brief = ({ id, to, from, subject, text, html, at }: Mail) => ({ id, to, from, subject, text, html, at })

function sendPage(response: ServerResponse, status: number, page: Page): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.contentSecurityPolicy,
  })
  response.end(page.html)
}
