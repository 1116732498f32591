import fc from 'fast-check'
import { liveStory } from '../server/app/life-stories/live-story.fakes.ts'
import { anyStory } from '../server/app/life-stories/story-steps.fakes.ts'
import type { Table } from './benches.ts'

const stories = 100_000

/**
 * Plays random histories of orders through the shop's own rules and compares them with a provider's ledger: counts the
 * ones that end with wrong money, goods or gift cards.
 */
export async function measure(): Promise<Table[]> {
  const seed = Date.now() % 2 ** 31
  const begun = performance.now()
  let wrong = 0
  let steps = 0
  await fc.assert(
    fc.asyncProperty(anyStory, async (story) => {
      steps += story.steps.length
      const found = await liveStory(story)
      if (found.length === 0) return
      wrong += 1
      if (wrong <= 3) console.error(`seed ${seed}: ${found.join(', ')}\n${JSON.stringify(story)}`)
    }),
    { numRuns: stories, seed },
  )
  return [
    {
      title: `Life stories of an order, seed ${seed}`,
      rows: [
        { what: 'stories', measured: stories, unit: '', bar: { atLeast: 100_000 } },
        { what: 'steps', measured: steps, unit: '' },
        { what: 'seconds', measured: (performance.now() - begun) / 1000, unit: 's' },
        { what: 'stories that end with money, goods or cards amiss', measured: wrong, unit: '', bar: { atMost: 0 } },
      ],
    },
  ]
}
