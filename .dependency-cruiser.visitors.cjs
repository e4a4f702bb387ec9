// The rules for what a visitor downloads. They are separate because a dynamic import ends the download here.
const { options } = require('./.dependency-cruiser.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'visitors-download-no-signed-in-code',
      comment:
        'Signing in and the dashboard weigh more than the whole public page; a dialog fetches them when somebody opens it.',
      severity: 'error',
      from: { path: '^web/src/(before/|pages/public/|app/(browser|prerendered|App|public-pages)[.])' },
      to: {
        reachable: true,
        path: [
          '(^|/)node_modules/(aws-amplify|@aws-amplify|@tanstack/react-query)/',
          '^web/src/pages/(?!public/)',
          '^web/src/app/signed-in[.]',
        ],
      },
    },
  ],
  options: { ...options, exclude: { ...options.exclude, dynamic: true } },
}
