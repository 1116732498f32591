import { average, judgeRelevance } from '../checks/relevance/relevance.ts'
import type { Table } from './benches.ts'

/** How well shoppers find what they mean: nDCG of the first ten results, where 1 is the best possible order. */
export async function measure(): Promise<Table[]> {
  const judged = await judgeRelevance()
  const score = (language: string, own: typeof judged) => ({
    what: language,
    measured: average(own),
    unit: 'nDCG@10',
    bar: { atLeast: 0.95 },
    note: `${own.length} queries`,
  })
  const languages = [...Map.groupBy(judged, ({ language }) => language)].map(([language, own]) => score(language, own))
  return [{ title: 'Relevance over the demo range', rows: [score('all languages', judged), ...languages] }]
}
