import type { Translate } from './words.ts'

/** Several things in a row, with the comma of the language between them; what is not there is left out. */
export const listed = (t: Translate, things: readonly (string | false | null | undefined)[]): string =>
  things.filter(Boolean).join(t('list.comma'))
