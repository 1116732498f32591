/** An ending, its replacement, and the fewest letters that must remain before it. */
type Ending = readonly [ending: string, instead: string, atLeast: number]

/** The endings of one language in rounds. Each round removes the first ending that fits. */
export type Rounds = readonly (readonly Ending[])[]

const off = (endings: string, atLeast = 3): Ending[] => endings.split(' ').map((ending) => [ending, '', atLeast])

const scandinavian = (endings: string): Rounds => [[['dt', 'd', 2]], off(endings)]
const italian: Rounds = [off('hi he'), off('a e i o')]
const iberian: Rounds = [[['oes', 'ao', 2], ['ns', 'm', 2], ...off('s')], off('a e o')]

/** Only endings of number, gender and case. Words in a shop are short, and two different words must not get the same stem. */
export const endings: Readonly<Record<string, Rounds>> = {
  en: [
    [
      ['sses', 'ss', 1],
      ['ies', 'y', 2],
      ['xes', 'x', 2],
      ['ches', 'ch', 2],
      ['shes', 'sh', 2],
      ['ss', 'ss', 1],
      ['us', 'us', 1],
      ...off('s', 2),
    ],
  ],
  de: [[['ss', 'ss', 1], ...off('s', 4), ['ern', 'er', 3], ['en', 'e', 3], ['em', 'e', 3]], off('er es e')],
  da: scandinavian('erne ene ede er en et es e r'),
  no: scandinavian('erne ene ede ane er en et es e a r'),
  nb: scandinavian('erne ene ede ane er en et es e a r'),
  sv: scandinavian('arna orna erna ade ar or er en et an na a e r'),
  nl: [[['ss', 'ss', 1], ['ijs', 'ijs', 1], ...off('jes s')], off('en e')],
  fr: [
    [['ss', 'ss', 1], ...off('s x')],
    [['che', 'c', 2], ['gue', 'g', 2], ['ve', 'f', 3], ...off('e')],
  ],
  es: [off('s'), off('a e o')],
  pt: iberian,
  it: italian,
  fi: [
    [['inen', 'i', 2], ['iset', 'i', 2], ['isen', 'i', 2], ['isia', 'i', 2], ...off('ssa sta lla lta lle n t')],
    off('aa ea ia oa ua ya ee a e i o u y'),
  ],
  pl: [off('ymi imi ych ich ego emu ami ach ow om ej ym im a e y o u'), off('i')],
  cs: [off('ymi imi ami emi ych ich eho emu ach ech um ou ej ym im a e i o u y')],
  tr: [
    off('larini lerini larin lerin lari leri lar ler'),
    off('sini sine sinin nin nun dan den tan ten', 4),
    off('si su li lu', 4),
    [['gi', 'k', 3], ['gu', 'k', 3], ...off('yi yu', 4), ...off('i u', 4)],
  ],
  ar: [[...off('ات ون ين'), ['ان', '', 4]], off('ه ي')],
}

/** The Arabic article, alone or joined with the words for and, with, like, so and for. */
export const arabicFronts = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال']

export function withoutEnding(word: string, rounds: Rounds): string {
  let left = word
  for (const round of rounds) {
    const fitting = round.find(([ending, , atLeast]) => left.length - ending.length >= atLeast && left.endsWith(ending))
    if (fitting) left = left.slice(0, left.length - fitting[0].length) + fitting[1]
  }
  return left
}
