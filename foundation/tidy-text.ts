const runsOfBlanks = /\s{2,}/g

/** Removes blanks at both ends and replaces runs of blanks with one. */
export const tidyText = (text: string): string => text.replace(runsOfBlanks, ' ').trim()
