import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liveStory } from './live-story.fakes.ts'
import { anyStory } from './story-steps.fakes.ts'

test('whatever happens to an order, in any order: the provider’s ledger is ours, no goods leave without money, and no gift card is worth any', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async (story) => {
      expect(await liveStory(story)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
