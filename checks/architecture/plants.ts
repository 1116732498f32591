/** One forbidden import for each rule, which proves that the rule works. `files` are added to a small tree that breaks no rule. */
export const plants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'foundation-imports-nothing': { 'foundation/plant.ts': "import '../contracts/money.ts'" },
  'contracts-know-only-foundation': { 'contracts/plant.ts': "import '../server/basket/index.ts'" },
  'ui-knows-no-commerce': { 'ui/plant.ts': "import '../contracts/money.ts'" },
  'web-never-imports-server': { 'web/basket/plant-server.ts': "import '../../server/basket/index.ts'" },
  'server-never-imports-web': { 'server/basket/plant.routes.ts': "import '../../ui/tile.ts'" },
  'journeys-stay-outside': { 'journeys/plant.ts': "import '../ui/tile.ts'" },
  'adapters-see-only-ports': { 'adapters/payments-one/plant.ts': "import '../../server/basket/index.ts'" },
  'adapters-are-strangers': { 'adapters/payments-one/plant-stranger.ts': "import '../payments-two/server.ts'" },
  'only-app-plugs-in-adapters': { 'server/checkout/plant.routes.ts': "import '../../adapters/payments-two/server.ts'" },
  'nobody-imports-a-shop': { 'server/app/plant.ts': "import '../../shops/demo/menu.ts'" },
  'nobody-imports-app': { 'server/basket/plant-app.routes.ts': "import '../app/start.ts'" },
  'web-takes-types-only-from-contracts': {
    'web/basket/plant-value.ts': "import { wireMoney } from '../../contracts/money.ts'\nexport const plant = wireMoney",
  },
  'server-capabilities-use-the-door': { 'server/checkout/plant-door.ts': "import '../basket/basket.ts'" },
  'web-capabilities-are-strangers': { 'web/checkout/plant.ts': "import '../basket/index.ts'" },
  'pages-and-widgets-use-the-door': { 'web/pages/home/plant.ts': "import '../../basket/row.ts'" },
  'widgets-are-strangers': { 'web/widgets/text/plant.ts': "import '../banner/banner.ts'" },
  'rules-are-pure': {
    'server/basket/plant-impure.ts': "import { query } from '../platform/database.ts'\nexport const plant = query",
  },
  'rules-need-no-packages': { 'server/basket/plant-package.ts': "import { z } from 'zod'\nexport const plant = z" },
  'no-cycles': {
    'foundation/plant-one.ts': "import './plant-two.ts'",
    'foundation/plant-two.ts': "import './plant-one.ts'",
  },
  'shipped-code-needs-no-tests': { 'ui/plant-tested.ts': "import './tile.test.ts'" },
  'only-declared-packages': { 'server/platform/plant.ts': "import 'a-package-nobody-declared'" },
  'server-basket-edges': { 'server/basket/plant-edge.routes.ts': "import '../orders/index.ts'" },
}

/** The files that the planted imports import. */
export const ground: Readonly<Record<string, string>> = {
  'foundation/result.ts': 'export const ok = true',
  'contracts/money.ts': 'export const wireMoney = 1',
  'ui/tile.ts': 'export const tile = 1',
  'ui/tile.test.ts': 'export const examined = 1',
  'web/basket/index.ts': "export * from './row.ts'",
  'web/basket/row.ts': 'export const row = 1',
  'web/widgets/banner/banner.ts': 'export const banner = 1',
  'server/app/start.ts': 'export const start = 1',
  'server/platform/database.ts': 'export const query = 1',
  'server/basket/index.ts': "export * from './basket.ts'",
  'server/basket/basket.ts': 'export const basket = 1',
  'server/orders/index.ts': 'export const orders = 1',
  'server/stores/index.ts': 'export const stores = 1',
  'server/basket/stores.test.ts': "import '../stores/index.ts'",
  'server/pages/front.ts': "import '../orders/index.ts'",
  'adapters/payments-two/server.ts': 'export const pay = 1',
  'shops/demo/menu.ts': 'export const menu = 1',
}
