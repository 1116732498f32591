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

test('takes no more than a dozen tests of other capabilities', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    module(`server/other/${index}.test.ts`, 'server/basket/totals.ts'),
  )
  expect(testsFor(['server/basket/totals.ts'], [...modules, ...many]).others).toHaveLength(12)
})
