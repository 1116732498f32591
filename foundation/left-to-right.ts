/** Keeps a number with hyphens, such as a day, in its order among words that are read from the right. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
