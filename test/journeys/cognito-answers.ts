import type { Page, Route } from 'playwright-core'

/** Returns the given reply to every call of a Cognito operation. */
export const answerCognito = (page: Page, operation: string, answer: (route: Route) => Promise<void>) =>
  page.route(/\/_local\/cognito/, route =>
    route.request().headers()['x-amz-target']?.endsWith(`.${operation}`) ? answer(route) : route.fallback(),
  )

/** What Cognito replies if it refuses. */
export const refusalOf = (type: string, message: string) => ({
  status: 400,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'access-control-allow-origin': '*' },
  body: JSON.stringify({ __type: type, message }),
})

/** Refuses every call of a Cognito operation. */
export const refuseCognito = (page: Page, operation: string, type: string, message: string) =>
  answerCognito(page, operation, route => route.fulfill(refusalOf(type, message)))
