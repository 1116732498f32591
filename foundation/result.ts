/** The answer of a rule that may refuse: either a value, or a problem the shopper may see. Faults are thrown instead. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

export const accepted = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })
export const refused = <const Problem>(problem: Problem): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem,
})
