import type { Plugin } from 'vite'

/** What a link does in the router's own frameworks only: it tells the browser to prefetch a page's modules. */
const prefetching = /return shouldPrefetch && [^;]*PrefetchPageLinks[^;]*: link;/

/**
 * Lets the bundler leave out the parts of React Router that nobody imports. Names for React's developer tools are
 * written onto its components, calls that make components are not marked as pure, and links name what prefetches: all
 * three keep parts of its frameworks in the first touch of every visitor.
 */
export const withoutUnusedRouter: Plugin = {
  name: 'without-unused-router',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/.+\.mjs$/ },
    handler: code => ({
      code: code
        .replace(prefetching, 'return link;')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
}
