import { expect, test } from 'vitest'
import { testsFor } from './choose-tests.ts'
import type { Module } from './read-modules.ts'

const module = (file: string, ...imports: string[]): Module => ({ file, imports })

const modules = [
  module('server/basket/totals.ts'),
  module('server/basket/index.ts', 'server/basket/totals.ts'),
  module('server/basket/totals.test.ts', 'server/basket/totals.ts'),
  module('server/basket/basket.routes.test.ts', 'server/basket/index.ts'),
  module('server/basket/kill.crash.test.ts', 'server/basket/totals.ts'),
  module('server/basket/regions.test.ts'),
  module('server/checkout/payment/freeze.ts', 'server/basket/index.ts'),
  module('server/checkout/freeze.test.ts', 'server/checkout/payment/freeze.ts'),
  module('server/orders/orders.test.ts', 'server/basket/index.ts'),
]

test('takes the tests of a capability that reach the broken file, the nearest first', () => {
  expect(testsFor(['server/basket/totals.ts'], modules).own).toEqual([
    'server/basket/totals.test.ts',
    'server/basket/basket.routes.test.ts',
  ])
})

test('treats the tests of a folder without capabilities as its own tests', () => {
  const money = [
    module('foundation/money.ts'),
    module('foundation/money.test.ts', 'foundation/money.ts'),
    module('server/basket/money.test.ts', 'foundation/money.ts'),
  ]

  expect(testsFor(['foundation/money.ts'], money)).toEqual({
    ...{ own: ['foundation/money.test.ts'], others: ['server/basket/money.test.ts'] },
  })
})

test('takes the tests of other capabilities, nearest first, for what is left', () => {
  expect(testsFor(['server/basket/totals.ts'], modules).others).toEqual([
    'server/orders/orders.test.ts',
    'server/checkout/freeze.test.ts',
  ])
})

test('takes of other capabilities no test that lasts a minute or more', () => {
  const long = module('server/checkout/provider-faults.routes.test.ts', 'server/basket/totals.ts')
  expect(testsFor(['server/basket/totals.ts'], [...modules, long]).others).not.toContain(long.file)
})

test('takes no more than two dozen tests of other capabilities', () => {
  const users = Array.from({ length: 30 }, (_, index) => [
    module(`server/other/${index}.ts`, 'server/basket/index.ts'),
    module(`server/other/${index}.test.ts`, 'server/basket/totals.ts'),
    module(`server/other/${index}.routes.test.ts`, 'server/other/0.ts'),
  ])
  expect(testsFor(['server/basket/totals.ts'], [...modules, ...users.flat()]).others).toHaveLength(24)
})

test('takes tests of the calls of the capabilities that use the file most, in proportion, those named after it first', () => {
  const near = Array.from({ length: 8 }, (_, index) =>
    module(`web/near/${index}.test.tsx`, 'server/stock/own-holds.ts'),
  )
  const shop = module('server/app/shop.fakes.ts', 'server/stock/own-holds.ts')
  const using = (capability: string, count: number) =>
    Array.from({ length: count }, (_, index) => module(`${capability}/${index}.ts`, 'server/stock/index.ts'))
  const calls = (capability: string, count: number) =>
    Array.from({ length: count }, (_, index) => module(`${capability}/${index}.routes.test.ts`, shop.file))
  const all = [
    ...[module('server/stock/own-holds.ts'), module('server/stock/index.ts', 'server/stock/own-holds.ts'), shop],
    ...[...near, ...using('server/app', 9), ...calls('server/app', 9), ...calls('server/stores', 9)],
    ...[...using('server/checkout', 3), ...calls('server/checkout', 30), ...using('server/orders', 1)],
    ...[...calls('server/orders', 9), module('server/checkout/holds.routes.test.ts', shop.file)],
  ]

  const { others } = testsFor(['server/stock/own-holds.ts'], all)
  const count = (capability: string) => others.filter((file) => file.startsWith(capability)).length
  expect(others[8]).toBe('server/checkout/holds.routes.test.ts')
  expect({ checkout: count('server/checkout'), orders: count('server/orders'), others: others.length }).toEqual({
    ...{ checkout: 12, orders: 4, others: 24 },
  })
})
