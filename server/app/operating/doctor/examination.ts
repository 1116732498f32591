/** The result of a check: a short text if all is well, otherwise one line per problem. */
export type Finding = { readonly well: string } | { readonly problems: readonly string[] }

export const found = (problems: readonly string[], well: string): Finding =>
  problems.length > 0 ? { problems: [...new Set(problems)] } : { well }
