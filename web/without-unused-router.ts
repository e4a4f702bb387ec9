import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the parts of React Router that nobody imports. Names for React's developer tools are
 * written onto its components, and calls that make components are not marked as pure: both keep forms, scripts and
 * prefetching of its frameworks in the first touch of every visitor.
 */
export const withoutUnusedRouter: Plugin = {
  name: 'without-unused-router',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/.+\.mjs$/ },
    handler: code => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
}
