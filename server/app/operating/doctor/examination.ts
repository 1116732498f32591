/** What was found: a word on what is well, or one line for each thing that is not. */
export type Finding = { readonly well: string } | { readonly problems: readonly string[] }

export const found = (problems: readonly string[], well: string): Finding =>
  problems.length > 0 ? { problems: [...new Set(problems)] } : { well }
