/** Keeps the order of a number with hyphens, such as a date, within text that is read from right to left. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
