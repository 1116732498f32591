type Letters = Readonly<Record<string, string>>

/** Letters that Unicode does not take apart into a plain letter and an accent. */
const latin: Letters = { æ: 'ae', ø: 'o', ß: 'ss', œ: 'oe', ı: 'i', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }
const spelledOut: Letters = { ...latin, ø: 'oe', å: 'aa' }
const compared: Letters = {
  ...latin,
  ŧ: 't',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ء: '',
  ـ: '',
}

function replacing(letters: Letters): (text: string) => string {
  const pattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
  return (text) => text.replace(pattern, (letter) => letters[letter]!)
}

const [plain, spelled] = [replacing(compared), replacing(spelledOut)]

/** Small letters without accents, dotted and dotless i alike; signs and blanks stay. */
export const foldLetters = (text: string): string => plain(text.toLowerCase()).normalize('NFKD').replace(/\p{M}/gu, '')

/** Text as it is compared: folded letters and digits, single blanks between the words. */
export const foldText = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a text, folded, in order. */
export const foldWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean)

/** A name whose blanks and hyphens make no difference: `KØBENHAVN K` is `kobenhavnk`. */
export const foldName = (text: string): string => foldLetters(text).replace(/[\s-]/g, '')

/** Small letters without accents, where ø is `oe` and å is `aa`, as ids and addresses are written. Stored ids depend on it. */
export const foldSpelledOut = (text: string): string =>
  spelled(text.toLowerCase()).normalize('NFD').replace(/\p{M}/gu, '')
