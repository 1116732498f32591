type Letters = Readonly<Record<string, string>>

/** Letters that Unicode cannot decompose into a plain letter and an accent. */
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

/** The text in lower case without accents; dotted and dotless i become the same. Signs and blanks stay. */
export const foldLetters = (text: string): string => plain(text.toLowerCase()).normalize('NFKD').replace(/\p{M}/gu, '')

/** The form in which texts are compared: folded letters and digits, with single blanks between the words. */
export const foldText = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a text, folded, in order. */
export const foldWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean)

/** A name without blanks and hyphens, which make no difference between names: `KØBENHAVN K` becomes `kobenhavnk`. */
export const foldName = (text: string): string => foldLetters(text).replace(/[\s-]/g, '')

/** Lower case without accents, with ø as `oe` and å as `aa`, as in ids and addresses. Never change it: stored ids were made with it. */
export const foldSpelledOut = (text: string): string =>
  spelled(text.toLowerCase()).normalize('NFD').replace(/\p{M}/gu, '')
