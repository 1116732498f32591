const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  å: 'a',
  ß: 'ss',
  œ: 'oe',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
}

/** Text as it is compared: small letters without accents, dotted and dotless i alike, only letters and digits, single blanks between. */
export const foldText = (text: string): string =>
  text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/[æøåßœıłđðþأإآىةـ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a text, folded. */
export const wordsIn = (text: string): string[] => {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ')
}
