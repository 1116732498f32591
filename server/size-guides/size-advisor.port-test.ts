import { expect, test } from 'vitest'
import type { SizeAdvisor, SizeQuestion } from './size-advisor.port.ts'

const question: SizeQuestion = {
  country: 'GB',
  productId: '100231_navy_03',
  table: 'women',
  sizes: ['34', '36', '38', '40', '42'],
  heightCm: 170,
  weightKg: 62,
  fit: 'regular',
}

/** The contract of every adapter that advises on sizes. */
export function describeSizeAdvisor(open: () => Promise<{ advisor: SizeAdvisor; close: () => Promise<void> }>): void {
  const asking = async <Answer>(ask: (advisor: SizeAdvisor) => Promise<Answer>): Promise<Answer> => {
    const { advisor, close } = await open()
    return ask(advisor).finally(close)
  }

  test('suggests one of the sizes it was asked about, and a reason [B-SIM-07]', async () => {
    const answer = await asking((advisor) => advisor.advise(question))

    expect(question.sizes).toContain(answer.size)
    expect(['fits-best', 'between-sizes']).toContain(answer.because)
  })

  test('suggests more to somebody heavier, and never less to somebody who likes it loose [B-SIM-07]', async () => {
    const sizes = await asking(async (advisor) => {
      const all = [
        question,
        { ...question, weightKg: 74 },
        { ...question, fit: 'loose' as const },
        { ...question, heightCm: 190 },
      ].map((one) => advisor.advise(one))
      return (await Promise.all(all)).map(({ size }) => question.sizes.indexOf(size ?? ''))
    })

    expect(sizes[1]).toBeGreaterThan(sizes[0]!)
    expect(sizes[2]).toBeGreaterThanOrEqual(sizes[0]!)
    expect(sizes[3]).not.toBe(sizes[0])
  })

  test('says so where no size would fit [B-SIM-07]', async () => {
    const answer = await asking((advisor) => advisor.advise({ ...question, weightKg: 180 }))

    expect(answer).toEqual({ because: 'too-large' })
  })

  test('is asked only where there is a key for the country [B-TPS-03, B-TPS-O1]', async () => {
    const failing = asking((advisor) => advisor.advise({ ...question, country: 'TR' }))

    await expect(failing).rejects.toThrow('size-advisor.no-key')
    expect(await asking(async ({ countries }) => countries)).toEqual(['GB', 'DK', 'NL', 'DE'])
  })
}
