// A CloudFront Function (runtime 2.0). Its engine knows neither for…of nor destructuring nor spread.

const writtenAs = (name, value) => (value === '' ? name : `${name}=${value}`)

const query = request => {
  const pairs = Object.keys(request.querystring).map(name => {
    const entry = request.querystring[name]
    return (entry.multiValue || [entry]).map(one => writtenAs(name, one.value)).join('&')
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const redirect = (status, description, cacheControl, location) => ({
  statusCode: status,
  statusDescription: description,
  headers: { location: { value: location }, 'cache-control': { value: cacheControl } },
})

/** Whoever chose English meets English pages; robots get the page that they asked for. */
const prefersEnglish = request => {
  const chosen = request.cookies.language
  const agent = request.headers['user-agent']
  const isRobot = agent && /bot|crawl|spider|slurp|preview|lighthouse/i.test(agent.value)
  return chosen && chosen.value === 'en' && !isRobot
}

const servePage = request => {
  const uri = request.uri
  const english = uri === '/' ? '/en' : `/en${uri}`
  if (site.pages.includes(english) && prefersEnglish(request)) {
    return redirect(302, 'Found', 'no-store', english + query(request))
  }
  request.uri = uri === '/' ? site.rootFile : uri + site.pageSuffix
  return request
}

const serveNotFound = request => {
  console.log(JSON.stringify({ message: 'page_not_found', path: request.uri.slice(0, 200) }))
  const isEnglish = request.uri.startsWith('/en/') || prefersEnglish(request)
  request.uri = isEnglish ? site.englishNotFoundFile : site.notFoundFile
  // A 304 has no body, and with its status set to 404 the visitor would see an empty page.
  delete request.headers['if-none-match']
  delete request.headers['if-modified-since']
  return request
}

/** The one address of a page. Several leading slashes would make a redirect's location another host. */
const cleanPath = uri => {
  if (uri === site.rootFile) return '/'
  const withoutSuffix = uri.slice(0, -site.pageSuffix.length)
  if (uri.endsWith(site.pageSuffix) && site.pages.includes(withoutSuffix)) return withoutSuffix
  return uri.replace(/\/+$/, '').replace(/^[/\\]+/, '/') || '/'
}

/** What the name with `www.` leads to; CloudFront takes no other names than the site's own. */
const addressWithoutWww = request => {
  const host = request.headers.host
  return host?.value.startsWith('www.') ? `https://${host.value.slice(4)}` : ''
}

/** The short address that the paper of an agreement states. What follows # is for the page alone, and in no log of ours. */
const checkOf = uri =>
  /^\/agreement\/[\da-f]{64}$/.test(uri) ? `/partner/agreement-check#${uri.slice('/agreement/'.length)}` : ''

/** Clean paths to their prerendered file, one address per page, and nothing but the 404 page for the rest. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request
  const uri = request.uri
  const clean = cleanPath(uri)
  const address = addressWithoutWww(request)
  if (address !== '' || clean !== uri)
    return redirect(301, 'Moved Permanently', 'public, max-age=3600', address + clean + query(request))
  if (site.pages.includes(uri)) return servePage(request)
  const check = checkOf(uri)
  if (check !== '') return redirect(302, 'Found', 'no-store', check)
  if (isDesk(uri)) {
    request.uri = site.deskFile
    return request
  }
  if (isSignedIn(uri)) {
    request.uri = site.shellFile
    return request
  }
  return isFile(uri) && !isNotFoundFile(uri) ? request : serveNotFound(request)
}
