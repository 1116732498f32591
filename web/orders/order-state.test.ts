import { expect, test } from 'vitest'
import { translator } from '#foundation/words.ts'
import { orderStateText, ownStateText } from './order-state.ts'

const english = {
  'orders.state-placed': 'Placed',
  'orders.state-cancelled': 'Cancelled',
  'orders.state-onhold': 'On hold',
}
const t = translator(english, english, 'en')

test('shows a state of an order by its own word, and one without a word as placed [C-ORD-O1, C-ORD-02]', () => {
  for (const shown of [
    (state: string) => ownStateText(state, t),
    (state: string) => orderStateText({ orderState: state as 'placed' }, t),
  ])
    expect(['cancelled', 'onhold', 'somethingnew'].map(shown)).toEqual(['Cancelled', 'On hold', 'Placed'])
})
