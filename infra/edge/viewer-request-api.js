// A CloudFront Function (runtime 2.0) for /api/*; the only place where the client's address comes from.

/** Overwrites whatever the client sent under the name that the handlers trust. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return request
}
