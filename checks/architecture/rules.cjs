// Who may import whom. Each rule has a planted violation in import-rules.test.ts that must make it object.
const { readdirSync } = require('node:fs')
const edges = require('./server-edges.json')

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })
const TEST = '\\.(test|fakes|port-test|journey|bench)\\.tsx?$'
// Everything in a capability that is not put together of others (`pages`) but the files whose role lets them touch the world.
const PURE = {
  path: '^server/(?!app/|platform/|pages/)[^/]+/.+\\.ts$',
  pathNot: [
    '/index\\.ts$',
    '\\.(repository|routes|jobs|cache|client|parser|service|handler|fakes|test|port-test)\\.ts$',
  ],
}
// Packages that turn one text into another and do nothing else.
const PURE_PACKAGES = '^node_modules/(entities|marked)/'
const TYPES_ONLY = ['type-only']

module.exports = {
  forbidden: [
    // Code that everything else builds on
    forbid('foundation-imports-nothing', { path: '^foundation/', pathNot: TEST }, { pathNot: '^foundation/' }),
    forbid(
      'contracts-know-only-foundation',
      { path: '^contracts/' },
      { path: '^(web|server|ui|adapters|journeys|shops)/' },
    ),
    forbid('ui-knows-no-commerce', { path: '^ui/' }, { path: '^(contracts|web|server|adapters|journeys)/' }),

    // The two sides, and the outside world
    forbid('web-never-imports-server', { path: '^web/', pathNot: TEST }, { path: '^server/' }),
    forbid('server-never-imports-web', { path: '^server/', pathNot: TEST }, { path: '^(web|ui)/' }),
    forbid('journeys-stay-outside', { path: '^journeys/' }, { path: '^(web|server|ui|adapters)/' }),
    forbid(
      'adapters-see-only-ports',
      { path: '^adapters/', pathNot: TEST },
      { path: '^(web|server)/', pathNot: ['\\.port(-test)?\\.tsx?$', '^server/platform/simulators/'] },
    ),
    forbid('adapters-are-strangers', { path: '^adapters/([^/]+)/' }, { path: '^adapters/', pathNot: '^adapters/$1/' }),
    forbid('only-app-plugs-in-adapters', { path: '^(web|server)/(?!app/)', pathNot: TEST }, { path: '^adapters/' }),
    forbid('nobody-imports-a-shop', { pathNot: '^(shops|checks)/' }, { path: '^shops/' }),
    forbid(
      'nobody-imports-app',
      { pathNot: ['^(web|server)/app/', '^(checks|bench)/', TEST] },
      { path: '^(web|server)/app/' },
    ),
    forbid(
      'web-takes-types-only-from-contracts',
      { path: '^web/', pathNot: TEST },
      { path: '^contracts/', dependencyTypesNot: TYPES_ONLY },
    ),

    // Capabilities and their doors
    forbid(
      'server-capabilities-use-the-door',
      { path: '^server/([^/]+)/', pathNot: ['^server/app/', TEST] },
      { path: '^server/(?!platform/)[^/]+/', pathNot: ['^server/$1/', '^server/[^/]+/index\\.ts$', '\\.fakes\\.ts$'] },
    ),
    forbid(
      'web-capabilities-are-strangers',
      { path: '^web/(?!app/|pages/|widgets/)([^/]+)/', pathNot: TEST },
      { path: '^web/', pathNot: ['^web/$1/', '^web/(markets|platform)/'] },
    ),
    forbid(
      'pages-and-widgets-use-the-door',
      { path: '^web/(app|pages|widgets)/', pathNot: TEST },
      { path: '^web/(?!app/|pages/|widgets/|platform/)[^/]+/', pathNot: '^web/[^/]+/index(\\.server)?\\.tsx?$' },
    ),
    forbid(
      'widgets-are-strangers',
      { path: '^web/widgets/([^/]+)/' },
      { path: '^web/(widgets|pages)/', pathNot: ['^web/widgets/$1/', '^web/widgets/[^/]+$'] },
    ),

    // Inside a server capability: only files with a role may touch the world
    forbid('rules-are-pure', PURE, {
      path: ['^server/platform/', '\\.(repository|routes|jobs|cache|client|parser|service|handler)\\.ts$'],
      pathNot: '\\.port\\.ts$',
      dependencyTypesNot: TYPES_ONLY,
    }),
    forbid('rules-need-no-packages', PURE, {
      pathNot: PURE_PACKAGES,
      dependencyTypes: ['core', 'npm', 'npm-dev'],
      dependencyTypesNot: TYPES_ONLY,
    }),

    // Everywhere
    forbid('no-cycles', {}, { circular: true }),
    forbid('shipped-code-needs-no-tests', { pathNot: [TEST, '^checks/', '^bench/'] }, { path: TEST }),
    // The query of an import is for the bundler, and this tool would find no such file.
    forbid(
      'only-declared-packages',
      {},
      { pathNot: '\\?url$', dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    ),
    ...serverEdges(),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // Without these, parts of packages that only their `exports` name count as undeclared.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}

/** A capability may import those on its own line of server-edges.json, plus markets and platform; a star stands for every door. */
function serverEdges() {
  const folders = readdirSync('server', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .filter(({ name }) => name !== 'app' && !edges[name]?.includes('*'))
    .map(({ name }) => {
      const allowed = [name, 'markets', 'platform', ...(edges[name] ?? [])].join('|')
      return forbid(
        `server-${name}-edges`,
        { path: `^server/${name}/`, pathNot: TEST },
        { path: '^server/', pathNot: `^server/(${allowed})/` },
      )
    })
}
