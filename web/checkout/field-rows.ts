/** Groups fields into rows. Each field has its own row, except that a field and the one it names in `pairedWith` share a row. */
export function fieldRows<Rule extends { readonly name: string; readonly pairedWith?: string | undefined }>(
  rules: readonly Rule[],
): (readonly Rule[])[] {
  const placed = new Set<string>()
  return rules.flatMap((rule) => {
    if (placed.has(rule.name)) return []
    const neighbour = rules.find(
      (other) => other !== rule && (other.name === rule.pairedWith || other.pairedWith === rule.name),
    )
    placed.add(rule.name)
    if (!neighbour || placed.has(neighbour.name)) return [[rule]]
    placed.add(neighbour.name)
    return [[rule, neighbour]]
  })
}
