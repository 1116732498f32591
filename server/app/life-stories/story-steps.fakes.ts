import fc from 'fast-check'

/** A step in the life of an order. Numbers choose one of the lines, notices or refunds that exist at that moment. */
export type Step =
  | { readonly does: 'decide'; readonly outcome: 'authorised' | 'refused' }
  | { readonly does: 'hear'; readonly which: number; readonly again: boolean }
  | { readonly does: 'hear-pending' | 'expire' | 'work' | 'regain' | 'dispute' }
  | { readonly does: 'cancel' | 'ship'; readonly line: number; readonly quantity: number }
  | { readonly does: 'refund'; readonly line: number; readonly quantity: number; readonly shipping: boolean }
  | { readonly does: 'end-refund'; readonly which: number; readonly outcome: 'done' | 'failed' | 'reversed' }
  | { readonly does: 'lose'; readonly kind: 'chargeback' | 'capture-failed' | 'cancelled'; readonly percent: number }
  | { readonly does: 'spend-card'; readonly which: number; readonly minor: number }
  | { readonly does: 'resolve'; readonly which: number; readonly how: 'release' | 'try-again' | 'close' }

const which = fc.nat(7)
const pieces = { line: fc.nat(2), quantity: fc.integer({ min: 1, max: 3 }) }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      outcome: fc.constantFrom('authorised', 'authorised', 'refused'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('hear' as const), which, again: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'work' as const,
        'work' as const,
        'work' as const,
        'hear-pending' as const,
        'expire' as const,
        'regain' as const,
        'dispute' as const,
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('cancel' as const, 'ship' as const), ...pieces }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refund' as const), ...pieces, shipping: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('end-refund' as const),
      which,
      outcome: fc.constantFrom('done', 'failed', 'reversed'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('lose' as const),
      kind: fc.constantFrom('chargeback', 'chargeback', 'capture-failed', 'cancelled'),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('spend-card' as const),
      which,
      minor: fc.integer({ min: 1, max: 12_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('resolve' as const),
      which,
      how: fc.constantFrom('release', 'try-again', 'close'),
    }),
  },
)

export interface Story {
  readonly lines: readonly { readonly quantity: number; readonly unitMinor: number; readonly isCard: boolean }[]
  readonly shippingMinor: number
  /** The share of the total that is paid with a gift card. */
  readonly cardPercent: number
  readonly steps: readonly Step[]
}

/** Half of the stories pay first, because stories that end before a payment test little. */
const begun: readonly Step[] = [
  { does: 'decide', outcome: 'authorised' },
  { does: 'hear', which: 0, again: false },
]

export const anyStory: fc.Arbitrary<Story> = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 3 }),
        unitMinor: fc.integer({ min: 1, max: 9_999 }),
        isCard: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    shippingMinor: fc.constantFrom(0, 4900),
    cardPercent: fc.constantFrom(0, 0, 30, 99),
    isBegun: fc.boolean(),
    steps: fc.array(step, { minLength: 4, maxLength: 30 }),
  })
  .map(({ isBegun, steps, ...story }) => ({ ...story, steps: isBegun ? [...begun, ...steps] : steps }))
