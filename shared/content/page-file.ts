/** The file of a page's address: `/` is index.html, `/en/about` is en/about.html. */
export const pageFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`
