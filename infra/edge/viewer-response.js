// A CloudFront Function (runtime 2.0). CloudFront does not call it where the origin answers 400 or more.

/** Right for the address as asked for and as viewer-request rewrote it: AWS does not say which one arrives here. */
const isNotFound = uri =>
  isNotFoundFile(uri) || !(site.pages.includes(uri) || isSignedIn(uri) || isDesk(uri) || isFile(uri))

/** The 404 page has status 404, and each file says how long it may be kept. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const response = event.response
  const uri = event.request.uri
  if (isNotFound(uri)) {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  const hashed = uri.startsWith(site.hashedFiles) && response.statusCode < 400
  response.headers['cache-control'] = { value: hashed ? site.cacheControls.hashed : site.cacheControls.other }
  return response
}
